import { enterByTab } from './enter-by-tab';
import { followHost } from './follow-host';
import { followKeyboard } from './follow-keyboard';
import { isolateEvents } from './isolate-events';
import { isolateTyping } from './isolate-typing';
import { keepExposed } from './keep-exposed';

export { guardHistory } from '../dom/history';
export { warnAboutPlace } from './warn-about-place';

/** Undoes each of them. */
const join = (undo: readonly (() => void)[]) => (): void => {
  for (const each of undo) each();
};

/**
 * Protects the open dialog from the page that it is on, and the page from it; loaded after the shell.
 *
 * @param onRemoved the page has removed the host element
 * @returns ends the protection
 */
export const guardDialog = (host: HTMLElement, root: ShadowRoot, onRemoved: () => void): (() => void) =>
  join([isolateEvents(host), keepExposed(host), followHost(host, root, onRemoved), followKeyboard(root)]);

/** Protects the flow in an element of the page, which belongs to the page's own focus order and layers. */
export const guardElement = (host: HTMLElement, root: ShadowRoot, onRemoved: () => void): (() => void) =>
  join([isolateTyping(host), enterByTab(host), followHost(host, root, onRemoved)]);
