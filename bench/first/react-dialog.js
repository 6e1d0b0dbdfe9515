import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

let place;
let root;

/** A dialog with one button, and nothing else: what the framework costs by itself. */
export const open = () => {
  place = document.body.appendChild(document.createElement('div'));
  const button = createElement('button', { id: 'answer', type: 'button', autoFocus: true }, 'Get started');
  root = createRoot(place);
  flushSync(() => root.render(createElement('dialog', null, button)));
  place.querySelector('dialog').showModal();
};

export const close = () => {
  root.unmount();
  place.remove();
};
