import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A dialog with one button, and nothing else: what the framework costs by itself. */
export const open = () => {
  const place = document.body.appendChild(document.createElement('div'));
  const button = createElement('button', { id: 'answer', type: 'button', autoFocus: true }, 'Get started');
  flushSync(() => createRoot(place).render(createElement('dialog', null, button)));
  place.querySelector('dialog').showModal();
};
