import type { HostPort } from '../host/port';
import type { Texts } from '../i18n/create-texts';
import type { MountedStore } from '../store/create-store';

/**
 * Applies the language switch to all texts. When the texts of the other language fail to load, the switch
 * goes back and a toast explains why. Returns the unsubscribe function.
 */
export function followLanguage(port: HostPort, texts: Texts, store: MountedStore): () => void {
  const follow = async (): Promise<void> => {
    const wanted = port.language.get();
    if (wanted === texts.language()) return;
    try {
      await texts.show(wanted);
      if (port.language.get() === wanted) store.setLanguage(wanted);
    } catch {
      if (port.language.get() !== wanted) return;
      port.language.set(texts.language());
      store.showToast('toast.network');
    }
  };
  // The language may have changed while the first texts were loading.
  void follow();
  return port.language.subscribe(() => void follow());
}
