import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeModalLayer } from '../../support/modal-layer';
import { closeShells, openGuardedShell } from '../support/open-shell';

let layer: HTMLElement;
let outside: HTMLElement;
let undo: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<button id="outside"></button><div id="layer"><button id="opener">Pay</button></div>';
  layer = document.getElementById('layer') as HTMLElement;
  outside = document.getElementById('outside') as HTMLElement;
  document.getElementById('opener')?.focus();
  undo = makeModalLayer(layer, () => document.querySelector('[data-tamarack]') === null);
});
afterEach(() => {
  closeShells();
  undo();
});

const init = { bubbles: true, composed: true, cancelable: true };
const press = (target: EventTarget) =>
  ['pointerdown', 'mousedown', 'click'].map((type) => target.dispatchEvent(new MouseEvent(type, init)));
const type = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { ...init, key, code: key, keyCode: 9 }));

describe('a modal layer of the page', () => {
  it('blocks what is outside of it', () => {
    const heard = vi.fn();
    outside.addEventListener('click', heard);
    press(outside);
    expect(heard).not.toHaveBeenCalled();
    expect(layer.dataset['dismissed']).toBe('pointerdown');
    expect(outside.inert).toBe(true);
    expect(outside.dispatchEvent(new WheelEvent('wheel', init))).toBe(false);
    expect(type(outside, 'Tab')).toBe(false);
  });

  it('does not block the dialog, and is not dismissed by a press in it', async () => {
    const { port } = await openGuardedShell();
    const button = document.createElement('button');
    const heard = vi.fn();
    button.addEventListener('click', heard);
    port.slot.append(button);
    expect(press(button)).toEqual([true, true, true]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(layer.dataset['dismissed']).toBeUndefined();
  });

  it('leaves the dialog its focus events', async () => {
    const { port } = await openGuardedShell();
    const field = document.createElement('input');
    const heard = vi.fn();
    port.slot.addEventListener('focusin', heard);
    port.slot.append(field);
    field.focus();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(port.root.activeElement).toBe(field);
  });

  it.each(['Tab', 'Escape', 'a'])('leaves %s to the dialog, whose keys nobody else reads', async (key) => {
    const { port, dialog } = await openGuardedShell();
    const onCloseRequest = vi.fn(() => 'ask' as const);
    port.setCloseHooks({ onCloseRequest, onLeave: vi.fn(), onBack: () => false });
    const read: unknown[] = [];
    const shortcut = ({ key: read1, code, keyCode }: KeyboardEvent) => read.push(read1, code, keyCode);
    for (const capture of [true, false]) document.addEventListener('keydown', shortcut, { capture });
    const field = document.createElement('input');
    port.slot.append(field);
    const inside: unknown[] = [];
    field.addEventListener('keydown', (event) => {
      inside.push(event.key, event.code, event.keyCode, event.defaultPrevented);
    });
    type(field, key);
    for (const capture of [true, false]) document.removeEventListener('keydown', shortcut, { capture });
    expect(inside).toEqual([key, key, 9, false]);
    expect(read).toEqual(['Unidentified', '', 0]);
    expect(onCloseRequest).toHaveBeenCalledTimes(key === 'Escape' ? 1 : 0);
    expect(layer.dataset['dismissed']).toBeUndefined();
    expect(dialog.open).toBe(true);
  });

  it('lets the dialog cancel a key itself', async () => {
    const { port } = await openGuardedShell();
    const field = document.createElement('input');
    port.slot.append(field);
    field.addEventListener('keydown', (event) => event.preventDefault());
    expect(type(field, 'a')).toBe(false);
  });

  it.each(['wheel', 'touchmove'])('does not stop the dialog from scrolling by %s', async (kind) => {
    const { port } = await openGuardedShell();
    expect(port.slot.dispatchEvent(new Event(kind, init))).toBe(true);
  });

  it('does not hide the dialog from screen readers, neither at once nor later', async () => {
    const { host } = await openGuardedShell();
    const attributes = () => [host.getAttribute('aria-hidden'), host.hasAttribute('inert')];
    expect(attributes()).toEqual([null, false]);
    host.setAttribute('aria-hidden', 'true');
    host.inert = true;
    await expect.poll(attributes).toEqual([null, false]);
  });

  it('may insist on hiding the dialog without hanging the page', async () => {
    const { host } = await openGuardedShell();
    const insist = new MutationObserver(() => {
      if (!host.hasAttribute('aria-hidden')) host.setAttribute('aria-hidden', 'true');
    });
    insist.observe(host, { attributeFilter: ['aria-hidden'] });
    host.setAttribute('aria-hidden', 'true');
    await new Promise((resolve) => setTimeout(resolve, 20));
    insist.disconnect();
    expect(host.getAttribute('aria-hidden')).toBe('true');
  });

  it('works again once the dialog is closed, and has its focus back', async () => {
    const { port, events } = await openGuardedShell();
    port.close();
    await expect.poll(() => events).toContain('closed');
    expect(document.activeElement?.id).toBe('opener');
    expect(type(outside, 'Tab')).toBe(false);
    press(outside);
    expect(layer.dataset['dismissed']).toBe('pointerdown');
    delete layer.dataset['dismissed'];
    type(layer, 'Escape');
    expect(layer.dataset['dismissed']).toBe('keydown');
  });
});
