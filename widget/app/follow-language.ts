import type { HostPort } from '../host/port';
import type { Texts } from '../i18n/create-texts';
import type { MountedStore } from '../store/create-store';

/**
 * The header's switch changes every text. Where the other language's texts cannot be fetched the switch goes back and
 * the toast says why. Answers its undo.
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
      store.say('toast.network');
    }
  };
  // Both texts and header may have moved while the first texts were on their way.
  void follow();
  return port.language.subscribe(() => void follow());
}
