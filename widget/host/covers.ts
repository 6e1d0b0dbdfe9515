import { element } from './dom/element';

/** Placeholder shapes, announced as loading. */
export const skeleton = (loading: string): HTMLElement =>
  element(
    'div',
    { class: 'wait' },
    element('span', { class: 'said', role: 'status' }, loading),
    ...['t', '', 's', 'b', 'b', 'b'].map((shape) => element('i', { class: shape })),
  );

/** Shown when the application's code failed to load, with a retry button. */
export const loadFailure = (message: string, label: string, onRetry: () => void): HTMLElement => {
  const retry = element('button', { class: 'main', type: 'button' }, label);
  retry.addEventListener('click', onRetry);
  return element('div', { class: 'failed', role: 'alert' }, element('span', {}, message), retry);
};
