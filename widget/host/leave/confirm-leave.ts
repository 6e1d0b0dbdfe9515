import type { Language } from '@tamarack/core/language';
import { createElement } from '../dom/element';
import { handleKeys } from '../dom/keys';
import { leaveStyles } from './leave-styles';
import { leaveText } from './leave-text';

/**
 * Shows the leave confirmation, a modal dialog over the flow's own. The browser makes the rest inert, presses
 * on the backdrop do nothing, Escape cancels. Resolves to `true` for "Yes, I want to leave"; the focus returns
 * to where it was, or to the flow's dialog.
 */
export const confirmLeave = (root: ShadowRoot, parent: HTMLElement, language: Language): Promise<boolean> => {
  const words = leaveText[language];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(leaveStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const before = root.activeElement as HTMLElement | null;
  const stay = createElement('button', { class: 'main', type: 'button' }, words.stay);
  const go = createElement('button', { class: 'quiet', type: 'button' }, words.leave);
  const dialog = createElement(
    'dialog',
    {
      class: 'leave',
      role: 'alertdialog',
      closedby: 'none',
      'aria-labelledby': 'leave-title',
      'aria-describedby': 'leave-text',
    },
    createElement('h2', { id: 'leave-title' }, words.title),
    createElement('p', { id: 'leave-text' }, words.body),
    createElement('div', { class: 'ways' }, go, stay),
  );
  parent.append(dialog);
  dialog.showModal();
  stay.focus();
  return new Promise((resolve) => {
    const finish = (leaves: boolean) => {
      dialog.close();
      dialog.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
      // a first screen that was taken over meanwhile is gone
      const focused = before?.isConnected ? (before as HTMLElement) : parent;
      focused.focus({ preventScroll: true });
      resolve(leaves);
    };
    stay.addEventListener('click', () => finish(false));
    go.addEventListener('click', () => finish(true));
    handleKeys(dialog, root, () => finish(false));
  });
};
