import { enterByTab } from './enter-by-tab';
import { followHost } from './follow-host';
import { followKeyboard } from './follow-keyboard';
import { isolateEvents } from './isolate-events';
import { isolateTyping } from './isolate-typing';
import { keepExposed } from './keep-exposed';
import { warnAboutPlace } from './warn-about-place';

export { guardHistory } from '../dom/history';

/**
 * Protects the open dialog from the page that it is on, and the page from it; loaded after the shell. In an element of the page the
 * flow belongs to the page's own focus order and layers.
 *
 * @param onRemoved the page has removed the host element
 * @param mount what the page named as the element, if anything
 * @param place the element that was found
 * @returns ends the protection
 */
export const guardHost = (
  host: HTMLElement,
  root: ShadowRoot,
  onRemoved: () => void,
  mount: string | object | undefined,
  place: Element | undefined,
): (() => void) => {
  if (mount) warnAboutPlace(mount, place);
  const undo = place
    ? [isolateTyping(host), enterByTab(host), followHost(host, root, onRemoved)]
    : [isolateEvents(host), keepExposed(host), followHost(host, root, onRemoved), followKeyboard(root)];
  return () => {
    for (const each of undo) each();
  };
};
