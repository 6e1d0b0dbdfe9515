import { within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeShells, openTestShell } from '../support/open-shell';

const init = { bubbles: true, composed: true, cancelable: true };

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">Pay</button><main><div id="financing"></div></main>';
  document.getElementById('opener')?.focus();
});
afterEach(() => {
  closeShells();
  vi.restoreAllMocks();
});

const open = () => {
  const place = document.getElementById('financing') as HTMLElement;
  const opened = openTestShell(place);
  const section = opened.port.root.querySelector('section') as HTMLElement;
  return { ...opened, place, section, view: within(section) };
};

const addField = (port: ReturnType<typeof open>['port']) => {
  const field = document.createElement('input');
  port.slot.append(field);
  return field;
};

describe('the flow in an element of the page', () => {
  it('is a named part of the page, not a dialog, with the same header', () => {
    const { host, place, port, section, view } = open();
    expect(host.parentElement).toBe(place);
    expect(port.root.querySelector('dialog')).toBeNull();
    expect(section.ariaLabel).toBe('Pay over time with Tamarack');
    expect(view.getByRole('status').textContent).toBe('Loading…');
    view.getByRole('button', { name: 'Français' }).click();
    expect(section.lang).toBe('fr');
    port.setTitle('Votre entreprise');
    expect(section.ariaLabel).toBe('Votre entreprise');
  });

  it('leaves the page its scrolling, its focus and its history', async () => {
    const sheets = document.adoptedStyleSheets.length;
    const push = vi.spyOn(history, 'pushState');
    const { port } = open();
    // screens focus their titles
    addField(port).focus();
    port.ready();
    expect(document.activeElement?.id).toBe('opener');
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(push).not.toHaveBeenCalled();
  });

  it('lets later screens take the focus, and Tab and Escape reach the page', async () => {
    const { port } = open();
    port.ready();
    const field = addField(port);
    field.focus();
    expect(port.root.activeElement).toBe(field);
    const heard: string[] = [];
    document.addEventListener('keydown', ({ key, defaultPrevented }) =>
      heard.push(`${key} ${defaultPrevented}`),
    );
    const type = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { ...init, key }));
    // once what isolates typing is loaded
    await expect
      .poll(() => {
        heard.length = 0;
        type('/');
        return heard;
      })
      .toEqual([]);
    type('Tab');
    type('Escape');
    expect(heard).toEqual(['Tab false', 'Escape false']);
  });

  it('is reached by Tab where a modal layer of the page, which does not know it, takes Tab round', async () => {
    document.body.innerHTML =
      '<button id="first">Pay</button><textarea></textarea><button id="last">Here</button><div id="financing"></div>';
    // happy-dom lays nothing out: each element has a box
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const { host } = open();
    const [first, last] = ['first', 'last'].map((id) => document.getElementById(id) as HTMLElement);
    const trap = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || document.activeElement !== last) return;
      event.preventDefault();
      first?.focus();
    };
    document.addEventListener('keydown', trap, true);
    const tab = async (from: HTMLElement | undefined, more = {}) => {
      from?.focus();
      from?.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'Tab', ...more }));
      await new Promise((resolve) => setTimeout(resolve, 5));
      return document.activeElement;
    };
    // once what reaches it is loaded
    await expect.poll(() => tab(last)).toBe(host);
    expect(await tab(last, { shiftKey: true })).toBe(first);
    document.removeEventListener('keydown', trap, true);
    const keep = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', keep, true);
    const editor = document.body.querySelector('textarea') as HTMLElement;
    last?.remove();
    expect(await tab(editor)).toBe(editor);
    document.removeEventListener('keydown', keep, true);
  });

  it('keeps the page’s shortcuts from what is typed, on the way down too', async () => {
    const { port } = open();
    const field = addField(port);
    let seen = '';
    const shortcut = (event: KeyboardEvent) => {
      seen = event.key;
    };
    addEventListener('keydown', shortcut, true);
    const typed = vi.fn();
    field.addEventListener('keydown', ({ key }) => typed(key));
    const type = () => field.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: '/' }));
    await expect
      .poll(() => {
        removeEventListener('keydown', shortcut, true);
        addEventListener('keydown', shortcut, true);
        type();
        return seen;
      })
      .toBe('Unidentified');
    expect(typed).toHaveBeenLastCalledWith('/');
    removeEventListener('keydown', shortcut, true);
  });

  it('comes into view with the next screen only where its top is above the window', () => {
    const { port, section } = open();
    const scroll = vi.fn();
    section.scrollIntoView = scroll;
    const top = vi.spyOn(section, 'getBoundingClientRect');
    top.mockReturnValue({ top: -900 } as DOMRect);
    port.scrollToTop();
    expect(scroll).not.toHaveBeenCalled();
    port.ready();
    port.scrollToTop();
    expect(scroll).toHaveBeenCalledTimes(1);
    top.mockReturnValue({ top: 40 } as DOMRect);
    port.scrollToTop();
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('asks in a dialog before it closes, and returns the focus that it has', async () => {
    const { events, host, port, view } = open();
    port.setCloseHooks({ onCloseRequest: () => 'ask', onLeave: vi.fn(), onBack: () => false });
    port.ready();
    const button = view.getByRole('button', { name: 'Close' });
    button.focus();
    button.click();
    const leave = await view.findByRole('button', { name: 'Yes, I want to leave' });
    leave.click();
    await expect.poll(() => host.isConnected).toBe(false);
    expect(document.activeElement?.id).toBe('opener');
    await expect.poll(() => events).toEqual(['close', 'closed']);
  });

  it('leaves the focus where the customer is on the page when it closes', () => {
    const { port } = open();
    const other = document.createElement('input');
    document.body.append(other);
    other.focus();
    port.close();
    expect(document.activeElement).toBe(other);
  });

  it('ends where the page removes the web component around the element', async () => {
    const component = document.createElement('div');
    document.body.append(component);
    const place = document.createElement('div');
    component.attachShadow({ mode: 'open' }).append(place);
    const { host, events } = openTestShell(place);
    expect(host.isConnected).toBe(true);
    // once what follows the element is loaded
    await new Promise((resolve) => setTimeout(resolve, 50));
    component.remove();
    await expect.poll(() => events).toEqual(['close', 'closed']);
  });

  it('ends where the page removes the element', async () => {
    const { events, place } = open();
    place.remove();
    await expect.poll(() => events).toEqual(['close', 'closed']);
  });
});

describe('the element of the page', () => {
  it('is found by its selector, or given', () => {
    const element = document.getElementById('financing') as HTMLElement;
    for (const mount of ['#financing', element])
      expect(openTestShell(mount).host.parentElement).toBe(element);
  });

  it('has a warning where the page does not display it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const main = document.querySelector('main') as HTMLElement;
    main.style.display = 'none';
    const { host } = openTestShell('#financing');
    expect(host.parentElement?.id).toBe('financing');
    await expect
      .poll(() => warn.mock.calls)
      .toEqual([[expect.stringContaining('#financing of mount is not displayed')]]);
  });

  it('has none where the page displays it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { host } = openTestShell('#financing');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([host.isConnected, warn.mock.calls]).toEqual([true, []]);
  });

  it.each<readonly [string | object]>([
    ['#other'],
    ['<div>'],
    [document.createElement('div')],
    [{}],
    [document],
  ])('is replaced by a dialog with a warning: %s', async (mount) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(openTestShell(mount).port.root.querySelector('dialog')?.open).toBe(true);
    await expect.poll(() => warn.mock.calls[0]?.[0]).toContain('The checkout opens in a dialog.');
  });
});
