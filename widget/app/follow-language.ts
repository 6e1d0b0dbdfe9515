import type { HostPort } from '../host/port';
import type { Texts } from '../i18n/create-texts';
import type { MountedStore } from '../store/create-store';

/**
 * Applies the language switch to all texts. When the texts of the other language fail to load, the switch
 * reverts and a toast explains why. Returns the unsubscribe function.
 */
export function followLanguage(port: HostPort, texts: Texts, store: MountedStore): () => void {
  const follow = async (): Promise<void> => {
    const selected = port.language.get();
    if (selected === texts.language()) return;
    try {
      await texts.show(selected);
      if (port.language.get() === selected) store.setLanguage(selected);
    } catch {
      if (port.language.get() !== selected) return;
      port.language.set(texts.language());
      store.showToast('toast.network');
    }
  };
  // The language may have changed while the first texts were loading.
  void follow();
  return port.language.subscribe(() => void follow());
}
