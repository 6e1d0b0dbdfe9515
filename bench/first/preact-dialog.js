import { h, render } from 'preact';

/** A dialog with one button only, to measure the cost of a small framework alone. */
export const open = () => {
  const container = document.body.appendChild(document.createElement('div'));
  const button = h('button', { id: 'answer', type: 'button', autoFocus: true }, 'Get started');
  render(h('dialog', null, button), container);
  container.querySelector('dialog').showModal();
};
