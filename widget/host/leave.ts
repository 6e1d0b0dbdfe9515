import type { Language } from '@tamarack/core/language';
import { element } from './element';
import { handleKeys } from './keys';
import { leaveStyles } from './leave-styles';
import { leaveText } from './leave-text';

/**
 * The leave confirmation, a modal dialog over the flow's own: the browser makes the rest inert, presses on the backdrop
 * do nothing, Escape stays. Resolves `true` for "Yes, I want to leave"; the focus returns to where it was.
 */
export const confirmLeave = (root: ShadowRoot, parent: HTMLElement, language: Language): Promise<boolean> => {
  const words = leaveText[language];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(leaveStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const before = root.activeElement;
  const stay = element('button', { class: 'main', type: 'button' }, words.stay);
  const go = element('button', { class: 'quiet', type: 'button' }, words.leave);
  const dialog = element(
    'dialog',
    {
      class: 'leave',
      role: 'alertdialog',
      closedby: 'none',
      'aria-labelledby': 'leave-title',
      'aria-describedby': 'leave-text',
    },
    element('h2', { id: 'leave-title' }, words.title),
    element('p', { id: 'leave-text' }, words.body),
    element('div', { class: 'ways' }, go, stay),
  );
  parent.append(dialog);
  dialog.showModal();
  stay.focus();
  return new Promise((resolve) => {
    const answer = (leaves: boolean) => {
      dialog.close();
      dialog.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      resolve(leaves);
    };
    stay.addEventListener('click', () => answer(false));
    go.addEventListener('click', () => answer(true));
    handleKeys(dialog, root, () => answer(false));
  });
};
