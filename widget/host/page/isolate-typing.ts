import { isolateEvents, keys } from './isolate-events';

/** Of the page too: a menu or a dialog of its own may be around the flow. */
const shared = ['Escape', 'Tab'];

/** Keeps the page's shortcuts from acting on what is typed in the flow. Returns the function that undoes it. */
export const isolateTyping = (host: HTMLElement): (() => void) =>
  isolateEvents(host, keys, (event) => !shared.includes((event as KeyboardEvent).key));
