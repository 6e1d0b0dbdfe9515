import { createElement } from './dom/element';

/** Placeholder shapes, announced as loading. */
export const skeleton = (loading: string): HTMLElement =>
  createElement(
    'div',
    { class: 'wait' },
    createElement('span', { class: 'status', role: 'status' }, loading),
    ...['t', '', 's', 'b', 'b', 'b'].map((shape) => createElement('i', { class: shape })),
  );

/** Shown when the application's code failed to load, with a retry button. */
export const loadFailure = (message: string, label: string, onRetry: () => void): HTMLElement => {
  const retry = createElement('button', { class: 'main', type: 'button' }, label);
  retry.addEventListener('click', onRetry);
  return createElement('div', { class: 'failed', role: 'alert' }, createElement('span', {}, message), retry);
};
