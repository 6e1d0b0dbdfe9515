import { isolateEvents, keys } from './isolate-events';

/** Keys that the page receives as well: one of its menus or dialogs may surround the flow. */
const shared = ['Escape', 'Tab'];

/** Keeps the page's shortcuts from acting on input in the flow. Returns the function that undoes it. */
export const isolateTyping = (host: HTMLElement): (() => void) =>
  isolateEvents(host, keys, (event) => !shared.includes((event as KeyboardEvent).key));
