import { type Language, languages } from '@tamarack/core/language';
import { drawing, element } from './element';
import { logo } from './logo';
import type { Signal } from './port';
import { languageNames, text } from './text';

/** Logo, language switch and close button; follows the language. */
export const header = (language: Signal<Language>, onClose: () => void): HTMLElement => {
  const group = element('div', { class: 'languages', role: 'group' });
  const buttons = languages.map((code) => {
    const button = element(
      'button',
      { type: 'button', lang: code, 'aria-label': languageNames[code] },
      element('span', {}, code.toUpperCase()),
    );
    button.addEventListener('click', () => language.set(code));
    group.append(button);
    return { code, button };
  });
  const close = element('button', { class: 'x', type: 'button' }, drawing('', { d: 'M6 6l12 12M18 6L6 18' }));
  close.addEventListener('click', onClose);

  const show = (now: Language) => {
    group.setAttribute('aria-label', text[now].language);
    close.setAttribute('aria-label', text[now].close);
    for (const { code, button } of buttons) button.setAttribute('aria-pressed', String(code === now));
  };
  show(language.get());
  language.subscribe(show);
  return element('div', { class: 'head' }, logo(), group, close);
};
