import { type Language, languages } from '@tamarack/core/language';
import { createElement, createIcon } from './dom/element';
import type { Signal } from './dom/signal';
import { logo } from './logo';
import { languageNames, text } from './text';

/** Logo, language switch and close button. */
export const createHeader = (language: Signal<Language>, onClose: () => void): HTMLElement => {
  const group = createElement('div', { class: 'languages', role: 'group' });
  const buttons = languages.map((code) => {
    const button = createElement(
      'button',
      { type: 'button', lang: code, 'aria-label': languageNames[code] },
      createElement('span', {}, code.toUpperCase()),
    );
    button.addEventListener('click', () => language.set(code));
    group.append(button);
    return { code, button };
  });
  const close = createElement(
    'button',
    { class: 'x', type: 'button' },
    createIcon('', 'M6 6l12 12M18 6L6 18'),
  );
  close.addEventListener('click', onClose);

  const show = (now: Language) => {
    group.setAttribute('aria-label', text[now].language);
    close.setAttribute('aria-label', text[now].close);
    for (const { code, button } of buttons) button.setAttribute('aria-pressed', String(code === now));
  };
  show(language.get());
  language.subscribe(show);
  return createElement('div', { class: 'head' }, logo(), group, close);
};
