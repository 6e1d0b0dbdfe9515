import { createElement } from './dom/element';

/**
 * By the kind of a screen, in the order of `screenKinds` (app/remember-screen-kind.ts): one letter per shape, from top to bottom; a space
 * is a line of text. See the styles of `.wait`.
 */
const shapes = ['t sbbb', 't lblblb', 't lb', 't d', 'ot s'] as const;

/** Placeholder shapes, announced as loading: of a kind of screen, or else of a list. */
export const skeleton = (loading: string, kind: number): HTMLElement =>
  createElement(
    'div',
    { class: 'wait' },
    createElement('span', { class: 'status', role: 'status' }, loading),
    ...[...(shapes[kind] ?? shapes[0])].map((shape) => createElement('i', { class: shape })),
  );

/** Shown when the application's code failed to load, with a retry button. */
export const loadFailure = (message: string, label: string, onRetry: () => void): HTMLElement => {
  const retry = createElement('button', { class: 'main', type: 'button' }, label);
  retry.addEventListener('click', onRetry);
  return createElement('div', { class: 'failed', role: 'alert' }, createElement('span', {}, message), retry);
};
