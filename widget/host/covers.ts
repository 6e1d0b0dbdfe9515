import { createElement } from './dom/element';
import type { ScreenKind } from './screen-kind';

/** One letter per shape, from top to bottom; a space is a line of text. See the styles of `.wait`. */
const shapes: Readonly<Record<ScreenKind, string>> = {
  form: 't lflflf',
  code: 't lf',
  list: 't sbbb',
  document: 't d',
  result: 'ot s',
};

/** Placeholder shapes, announced as loading: of a kind of screen, or else of a list. */
export const skeleton = (loading: string, kind: string): HTMLElement =>
  createElement(
    'div',
    { class: 'wait' },
    createElement('span', { class: 'status', role: 'status' }, loading),
    ...[...shapes[Object.hasOwn(shapes, kind) ? (kind as ScreenKind) : 'list']].map((shape) =>
      createElement('i', { class: shape }),
    ),
  );

/** Shown when the application's code failed to load, with a retry button. */
export const loadFailure = (message: string, label: string, onRetry: () => void): HTMLElement => {
  const retry = createElement('button', { class: 'main', type: 'button' }, label);
  retry.addEventListener('click', onRetry);
  return createElement('div', { class: 'failed', role: 'alert' }, createElement('span', {}, message), retry);
};
