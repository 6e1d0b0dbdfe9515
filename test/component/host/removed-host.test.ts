import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeShells, openGuardedShell } from '../support/open-shell';

const { body } = document;

beforeEach(() => {
  body.innerHTML = '<main><button id="opener">Pay</button></main>';
  document.getElementById('opener')?.focus();
});
afterEach(() => {
  closeShells();
  if (document.body !== body) document.body.replaceWith(body);
  vi.restoreAllMocks();
});

/** Longer than the page's task, in which a node may come back. */
const afterTheTask = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Everything that the page gets back. */
const readPage = () => ({ sheets: document.adoptedStyleSheets.length, state: history.state });

/** Listeners on the window that were added and not removed, and observers that were not ended. */
const collectLeftovers = () => {
  const left = new Map<unknown, string>();
  const { addEventListener: add, removeEventListener: remove } = globalThis;
  const { observe, disconnect } = MutationObserver.prototype;
  type Listening = [type: string, listener: () => void, options?: boolean];
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...given: unknown[]) => {
    left.set(given[1], String(given[0]));
    add(...(given as Listening));
  });
  vi.spyOn(globalThis, 'removeEventListener').mockImplementation((...given: unknown[]) => {
    left.delete(given[1]);
    remove(...(given as Listening));
  });
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    ...given
  ) {
    left.set(this, 'observer');
    observe.apply(this, given);
  });
  vi.spyOn(MutationObserver.prototype, 'disconnect').mockImplementation(function (this: MutationObserver) {
    left.delete(this);
    disconnect.call(this);
  });
  return left;
};

describe('a page that removes the dialog', () => {
  it.each<readonly [string, () => void]>([
    [
      'empties its body',
      () => {
        document.body.innerHTML = '';
      },
    ],
    ['replaces the body’s children', () => document.body.replaceChildren(document.createElement('main'))],
    ['replaces its body, as Turbo does', () => document.body.replaceWith(document.createElement('body'))],
    ['removes the element', () => document.querySelector('[data-tamarack]')?.remove()],
  ])('gets its scrolling back and hears of the end: %s', async (_, swap) => {
    const before = readPage();
    const { port, dialog, events } = await openGuardedShell();
    port.ready();
    expect(readPage()).not.toEqual(before);
    swap();
    await expect.poll(() => events).toEqual(['close', 'closed']);
    expect(readPage().sheets).toBe(before.sheets);
    expect(dialog.open).toBe(false);
    port.close();
    expect(events).toEqual(['close', 'closed']);
  });

  it('gets the focus back where its own element is still there', async () => {
    const { host, port, events } = await openGuardedShell();
    const field = document.createElement('input');
    port.slot.append(field);
    field.focus();
    host.remove();
    await expect.poll(() => events).toContain('close');
    expect(document.activeElement?.id).toBe('opener');
  });

  it('can open it again', async () => {
    const first = await openGuardedShell();
    document.body.replaceChildren();
    await expect.poll(() => first.events).toContain('closed');
    const second = await openGuardedShell();
    expect(second.dialog.open).toBe(true);
    expect(second.events).toEqual([]);
  });

  it('hears of an end that is on screen, and is asked nothing', async () => {
    const { host, port, events } = await openGuardedShell();
    const given = {
      onCloseRequest: vi.fn(() => 'ask' as const),
      onLeave: vi.fn(),
      onBack: vi.fn(() => false),
    };
    port.setCloseHooks(given);
    host.remove();
    await expect.poll(() => events).toContain('close');
    expect(given.onCloseRequest).toHaveBeenCalledTimes(1);
    expect(given.onLeave).not.toHaveBeenCalled();
    expect(port.root.querySelector('[role=alertdialog]')).toBeNull();
  });

  it('keeps no listener and no observer', async () => {
    const left = collectLeftovers();
    const { host, port, events } = await openGuardedShell();
    port.ready();
    await expect.poll(() => new Set(left.values())).toContain('popstate');
    expect(new Set(left.values())).toContain('observer');
    host.remove();
    await expect.poll(() => events).toContain('closed');
    expect([...left.values()]).toEqual([]);
  });

  it('hears nothing twice where the dialog closes in the same task', async () => {
    const { host, port, events } = await openGuardedShell();
    const onCloseRequest = vi.fn(() => 'ask' as const);
    port.setCloseHooks({ onCloseRequest, onLeave: vi.fn(), onBack: () => false });
    host.remove();
    port.close();
    await afterTheTask();
    expect(events).toEqual(['close', 'closed']);
    expect(onCloseRequest).not.toHaveBeenCalled();
  });
});

describe('a page that moves the dialog', () => {
  it.each<readonly [string, (host: HTMLElement) => unknown]>([
    ['into another element', (host) => document.querySelector('main')?.append(host)],
    [
      'with its body',
      (host) => {
        const next = document.createElement('body');
        document.body.replaceWith(next);
        next.append(host);
      },
    ],
    [
      'over a promise',
      async (host) => {
        host.remove();
        await Promise.resolve();
        document.body.append(host);
      },
    ],
  ])('shows it again, with the focus where it was: %s', async (_, move) => {
    const { host, port, dialog, events } = await openGuardedShell();
    const field = document.createElement('input');
    port.slot.append(field);
    field.focus();
    const shown = vi.spyOn(dialog, 'showModal');
    const closed = vi.fn();
    dialog.addEventListener('close', closed);
    await move(host);
    await expect.poll(() => shown.mock.calls.length).toBe(1);
    expect(dialog.open).toBe(true);
    expect(port.root.activeElement).toBe(field);
    expect(closed).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it('is noticed when it removes the dialog from there', async () => {
    const { host, dialog, events } = await openGuardedShell();
    const shown = vi.spyOn(dialog, 'showModal');
    const main = document.querySelector('main');
    main?.append(host);
    await expect.poll(() => shown.mock.calls.length).toBe(1);
    main?.remove();
    await expect.poll(() => events).toEqual(['close', 'closed']);
  });

  it('may change what is around the dialog', async () => {
    const { dialog, events } = await openGuardedShell();
    const shown = vi.spyOn(dialog, 'showModal');
    document.querySelector('main')?.remove();
    document.body.append(document.createElement('footer'));
    await afterTheTask();
    expect(events).toEqual([]);
    expect(shown).not.toHaveBeenCalled();
  });
});
