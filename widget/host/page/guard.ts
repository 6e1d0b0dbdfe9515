import { followHost } from './follow-host';
import { isolateEvents } from './isolate-events';
import { keepExposed } from './keep-exposed';

/**
 * Protects the open dialog from the page that it is on, and the page from it; loaded after the shell.
 *
 * @param onRemoved the page has removed the host element
 * @returns ends the protection
 */
export const guardDialog = (host: HTMLElement, root: ShadowRoot, onRemoved: () => void): (() => void) => {
  const undo = [isolateEvents(host), keepExposed(host), followHost(host, root, onRemoved)];
  return () => {
    for (const each of undo) each();
  };
};
