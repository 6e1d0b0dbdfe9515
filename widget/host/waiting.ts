import { element } from './dom/element';

/** Shapes of a screen to come, announced as loading. */
export const skeleton = (loading: string): HTMLElement =>
  element(
    'div',
    { class: 'wait' },
    element('span', { class: 'said', role: 'status' }, loading),
    ...['t', '', 's', 'b', 'b', 'b'].map((shape) => element('i', { class: shape })),
  );

/** The application's code did not arrive: say so, and let the person try again. */
export const loadFailure = (message: string, label: string, onRetry: () => void): HTMLElement => {
  const retry = element('button', { class: 'main', type: 'button' }, label);
  retry.addEventListener('click', onRetry);
  return element('div', { class: 'failed', role: 'alert' }, element('span', {}, message), retry);
};
