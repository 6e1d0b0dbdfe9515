import type { i18n } from 'i18next';
import type { HostPort } from '../host/port';
import { switchLanguage } from '../i18n/switch-language';
import type { MountedStore } from '../store/create-store';

/**
 * The header's switch changes every text. Where the other language's texts cannot be fetched the switch goes back and
 * the toast says why. Answers its undo.
 */
export function followLanguage(port: HostPort, texts: i18n, store: MountedStore): () => void {
  const follow = async (): Promise<void> => {
    const wanted = port.language.get();
    if (wanted === texts.language) return;
    try {
      await switchLanguage(texts, wanted);
      if (port.language.get() === wanted) store.setLanguage(wanted);
    } catch {
      if (port.language.get() !== wanted) return;
      port.language.set(texts.language === 'fr' ? 'fr' : 'en');
      store.say('toast.network');
    }
  };
  // Both texts and header may have moved while the first texts were on their way.
  void follow();
  return port.language.subscribe(() => void follow());
}
