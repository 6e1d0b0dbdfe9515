import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

let container;
let root;

/** A dialog with one button only, to measure the cost of the framework alone. */
export const open = () => {
  container = document.body.appendChild(document.createElement('div'));
  const button = createElement('button', { id: 'answer', type: 'button', autoFocus: true }, 'Get started');
  root = createRoot(container);
  flushSync(() => root.render(createElement('dialog', null, button)));
  container.querySelector('dialog').showModal();
};

export const close = () => {
  root.unmount();
  container.remove();
};
