import type { Language } from '@tamarack/core/language';
import { addStyles, createElement, toLocale } from '../../elements/dom';
import type { AdvertisedPayment } from '../describe';
import { describeExample } from './describe-example';
import { styles } from './styles';
import { textsByLanguage } from './text';

export interface Panel {
  draw(payment: AdvertisedPayment, language: Language): void;
  open(): void;
  close(): void;
}

/**
 * A modal dialog with the representative example. Escape, its button and a click outside close it.
 *
 * @param onToggle called after it opened and after it closed
 */
export const createPanel = (root: ShadowRoot, onToggle: (isOpen: boolean) => void): Panel => {
  const title = createElement('h2', { id: 'title' });
  const close = createElement('button', { type: 'button' }, '×');
  const body = createElement('div');
  const dialog = createElement(
    'dialog',
    { 'aria-labelledby': 'title' },
    createElement('div', { class: 'head' }, title, close),
    body,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => onToggle(false));
  // a click on the dialog's own padding has the dialog as its target too
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    if (target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    // keeps the page's keyboard shortcuts from running while the panel is open
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  addStyles(root, styles);
  root.append(dialog);

  return {
    draw(payment, language) {
      const texts = textsByLanguage[language];
      const example = describeExample(payment, language);
      dialog.lang = toLocale(language);
      title.textContent = texts.title;
      close.setAttribute('aria-label', texts.close);
      body.replaceChildren(
        createElement('h3', {}, example.title),
        createElement(
          'dl',
          {},
          ...example.rows.map(([label, value]) =>
            createElement('div', {}, createElement('dt', {}, label), createElement('dd', {}, value)),
          ),
        ),
        ...example.notes.map((note) => createElement('p', { class: 'note' }, note)),
      );
    },
    open() {
      if (dialog.open) return;
      dialog.showModal();
      close.focus();
      onToggle(true);
    },
    close: () => dialog.close(),
  };
};
