import type { Language } from '@tamarack/core/protocol/mount';
import { drawing, element } from './dom/element';
import type { Signal } from './dom/signal';
import { logo } from './logo';
import { languageNames, text } from './text';

/** Logo, language switch and close button. */
export const header = (language: Signal<Language>, onClose: () => void): HTMLElement => {
  const languages = element('div', { class: 'languages', role: 'group' });
  const buttons = (['en', 'fr'] as const).map((code) => {
    const button = element(
      'button',
      { type: 'button', lang: code, 'aria-label': languageNames[code] },
      element('span', {}, code.toUpperCase()),
    );
    button.addEventListener('click', () => language.set(code));
    languages.append(button);
    return { code, button };
  });
  const close = element('button', { class: 'x', type: 'button' }, drawing('', { d: 'M6 6l12 12M18 6L6 18' }));
  close.addEventListener('click', onClose);

  const show = (now: Language) => {
    languages.setAttribute('aria-label', text[now].language);
    close.setAttribute('aria-label', text[now].close);
    for (const { code, button } of buttons) button.setAttribute('aria-pressed', String(code === now));
  };
  show(language.get());
  language.subscribe(show);
  return element('div', { class: 'head' }, logo(), languages, close);
};
