import type { Language } from '@tamarack/core/language';
import { within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillWindow } from '../../../widget/host/hosted/fill-window';
import { openShell, type Shell } from '../../../widget/host/open';
import type { CloseHooks } from '../../../widget/host/port';
import { closeShells, openGuardedShell, openTestShell } from '../support/open-shell';
import { waitFor } from '../support/wait-for';

const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-tamarack]')];
const open: Shell[] = [];

const start = (...given: [Language | undefined] | []) => {
  const language = given.length ? given[0] : 'en';
  const events: string[] = [];
  const shell = openShell(language, {
    onClose: () => events.push('close'),
    onClosed: () => events.push('closed'),
  });
  open.push(shell);
  // nothing came at once
  shell.wait();
  const dialog = shell.port.root.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  return { shell, port: shell.port, events, dialog, view: within(dialog as HTMLElement) };
};

const hooks = (change: Partial<CloseHooks> = {}) => ({
  onCloseRequest: vi.fn<CloseHooks['onCloseRequest']>(() => 'ask'),
  onLeave: vi.fn(),
  onBack: vi.fn(() => false),
  ...change,
});

const question = (port: Shell['port']) =>
  waitFor(() => {
    const dialog = port.root.querySelector<HTMLElement>('[role=alertdialog]');
    if (!dialog) throw new Error('no question');
    return within(dialog);
  });

const press = (target: Element, key: string) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<button id="opener">Pay</button>';
  document.getElementById('opener')?.focus();
});
afterEach(() => {
  for (const shell of open.splice(0)) shell.port.close();
  closeShells();
});

describe('the shell', () => {
  it('the shell is at once a named modal dialog with logo, language switch, close button and skeleton', () => {
    const { dialog, view } = start();
    expect(dialog.open).toBe(true);
    expect(dialog.ariaLabel).toBe('Pay over time with Tamarack');
    expect(view.getByText('tamarack')).toBeTruthy();
    expect(view.getByRole('button', { name: 'Close' })).toBeTruthy();
    expect(view.getByRole('status').textContent).toBe('Loading…');
  });

  it('the dialog is shown with what it holds: at once with a screen, or a failure, and otherwise after 40 ms', () => {
    vi.useFakeTimers();
    try {
      const isHidden = ({ port }: Shell) => port.root.firstElementChild?.classList.contains('hide');
      const [shown, failed, waiting] = [openTestShell().shell, openTestShell().shell, openTestShell().shell];
      expect([shown, failed, waiting].map(isHidden)).toEqual([true, true, true]);
      const held = waiting.port.root.querySelectorAll('.head button, .body [role=status]');
      expect([...held].map(({ textContent }) => textContent)).toEqual(['EN', 'FR', '', 'Loading…']);
      shown.show(document.createElement('div'), '');
      failed.fail(() => {});
      expect([shown, failed, waiting].map(isHidden)).toEqual([false, false, true]);
      vi.advanceTimersByTime(40);
      expect(isHidden(waiting)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('removes the skeleton when the first screen renders', () => {
    const { port, view } = start();
    port.ready();
    port.ready();
    expect(view.queryByRole('status')).toBeNull();
  });

  it('puts no style element or attribute on the page', () => {
    start();
    expect(document.querySelectorAll('style')).toHaveLength(0);
    expect(document.documentElement.getAttribute('style')).toBeNull();
  });

  it('says when the application failed to load, and retries', () => {
    const { shell, view } = start('fr');
    const retry = vi.fn();
    shell.fail(retry);
    expect(view.getByRole('alert').textContent).toContain('bloqueur de publicités');
    view.getByRole('button', { name: 'Réessayer' }).click();
    expect(retry).toHaveBeenCalledTimes(1);
    shell.wait();
    expect(view.queryByRole('alert')).toBeNull();
    expect(view.getByRole('status').textContent).toBe('Chargement…');
  });
});

describe('the language', () => {
  it('the language is switched in the header, sent to listeners, and stored for the next visit', () => {
    const { port, view, dialog } = start();
    const seen = vi.fn();
    const undo = port.language.subscribe(seen);
    view.getByRole('button', { name: 'Français' }).click();
    expect(seen).toHaveBeenCalledWith('fr');
    expect(dialog.lang).toBe('fr');
    expect(view.getByRole('button', { name: 'Fermer' })).toBeTruthy();
    expect(view.getByRole('button', { name: 'Français' }).getAttribute('aria-pressed')).toBe('true');
    undo();
    view.getByRole('button', { name: 'English' }).click();
    expect(seen).toHaveBeenCalledTimes(1);
    view.getByRole('button', { name: 'Français' }).click();
    expect(start(undefined).port.language.get()).toBe('fr');
  });
});

describe('closing', () => {
  it('closing restores the page', async () => {
    const sheets = document.adoptedStyleSheets.length;
    const { port, events } = start();
    expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
    port.close();
    port.close();
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
    expect(document.activeElement?.id).toBe('opener');
    await waitFor(() => expect(events).toEqual(['close', 'closed']));
  });

  it('closing does not ask while nothing would be lost', () => {
    const { view, dialog } = start();
    view.getByRole('button', { name: 'Close' }).click();
    expect(dialog.open).toBe(false);
  });

  it('closing lets the application decide', () => {
    const { port, dialog } = start();
    const given = hooks({ onCloseRequest: () => 'close' });
    port.setCloseHooks(given);
    port.requestClose();
    expect(dialog.open).toBe(false);
    expect(given.onLeave).not.toHaveBeenCalled();
  });

  it('closing asks first where something would be lost, in the specification’s words', async () => {
    const { port, view, dialog } = start();
    const given = hooks();
    port.setCloseHooks(given);
    view.getByRole('button', { name: 'Close' }).click();
    const asked = await question(port);
    expect(asked.getByText('Ready to leave?')).toBeTruthy();
    asked.getByRole('button', { name: 'Cancel' }).click();
    await waitFor(() => expect(port.root.querySelector('[role=alertdialog]')).toBeNull());
    expect(dialog.open).toBe(true);
    expect(given.onLeave).not.toHaveBeenCalled();

    view.getByRole('button', { name: 'Close' }).click();
    (await question(port)).getByRole('button', { name: 'Yes, I want to leave' }).click();
    await waitFor(() => expect(given.onLeave).toHaveBeenCalledTimes(1));
    expect(dialog.open).toBe(false);
  });

  it('the focus returns to the button that was pressed, where the browser gives it none', async () => {
    const { port, view } = start();
    port.setCloseHooks(hooks());
    const close = view.getByRole('button', { name: 'Close' });
    close.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    const asked = await question(port);
    expect(port.root.activeElement).not.toBe(close);
    asked.getByRole('button', { name: 'Cancel' }).click();
    await waitFor(() => expect(port.root.querySelector('[role=alertdialog]')).toBeNull());
    expect(port.root.activeElement).toBe(close);
  });

  it('the focus stays in the dialog when the application took the first screen over beneath the question', async () => {
    const { shell, port, dialog } = start();
    const first = document.createElement('div');
    first.append(Object.assign(document.createElement('h1'), { tabIndex: -1 }));
    shell.show(first, '');
    port.setCloseHooks(hooks());
    press(dialog, 'Escape');
    const asked = await question(port);
    port.ready();
    asked.getByRole('button', { name: 'Cancel' }).click();
    await waitFor(() => expect(port.root.querySelector('[role=alertdialog]')).toBeNull());
    expect(port.root.activeElement).toBe(dialog);
  });

  it('a field keeps the focus when Enter presses the button of its form', () => {
    const { port } = start();
    const input = document.createElement('input');
    const button = document.createElement('button');
    port.slot.append(input, button);
    input.focus();
    // as the browser does
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(port.root.activeElement).toBe(input);
  });

  it('closing asks once, however often it is requested', async () => {
    const { port } = start();
    port.setCloseHooks(hooks());
    port.requestClose();
    port.requestClose();
    await question(port);
    port.requestClose();
    expect(port.root.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
  });

  it('Escape requests to close, and cancels in the confirmation', async () => {
    const { port, dialog } = start('fr');
    port.setCloseHooks(hooks());
    press(dialog, 'Escape');
    const asked = await question(port);
    const stay = asked.getByRole('button', { name: 'Rester' });
    press(stay, 'Escape');
    await waitFor(() => expect(port.root.querySelector('[role=alertdialog]')).toBeNull());
    expect(dialog.open).toBe(true);
  });

  it('the confirmation says what is lost, and what is kept', async () => {
    const { port } = start();
    port.setCloseHooks(hooks());
    port.requestClose();
    const asked = await question(port);
    asked.getByText(/payment option you chose will be cancelled/);
    asked.getByText(/What you saved before and an approval are kept/);
  });

  it('Escape closes an open list first', () => {
    const { port, dialog } = start();
    const given = hooks();
    port.setCloseHooks(given);
    const input = document.createElement('input');
    input.setAttribute('aria-expanded', 'true');
    port.slot.append(input);
    press(input, 'Escape');
    expect(given.onCloseRequest).not.toHaveBeenCalled();
    input.setAttribute('aria-expanded', 'false');
    press(input, 'Escape');
    expect(given.onCloseRequest).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
  });
});

it('the hosted page has the language of its dialog', async () => {
  const { port } = start();
  fillWindow();
  port.language.set('fr');
  await expect.poll(() => document.documentElement.lang).toBe('fr');
  document.documentElement.lang = '';
});

it('the dialog of the hosted page is as high as the window, by the styles that come last', () => {
  const { port } = start();
  const before = port.root.adoptedStyleSheets.length;
  fillWindow();
  const sheets = port.root.adoptedStyleSheets;
  expect(sheets).toHaveLength(before + 1);
  const [rule] = sheets.at(-1)?.cssRules ?? [];
  expect(rule?.cssText).toMatch(/^\.shell \{.*height: 100%;.*max-height: none;/);
});

describe('the page behind', () => {
  it('the page behind receives no key pressed in the dialog', async () => {
    const { port } = await openGuardedShell();
    const heard = vi.fn();
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(type, heard, { once: true });
    const input = document.createElement('input');
    port.slot.append(input);
    for (const type of ['keydown', 'keypress', 'keyup']) {
      input.dispatchEvent(new KeyboardEvent(type, { key: 'a', bubbles: true, composed: true }));
    }
    expect(heard).not.toHaveBeenCalled();
  });

  it('the page’s router hears of no Back in the dialog, and not of the entry that closing removes', async () => {
    const router = vi.fn();
    addEventListener('popstate', router);
    const go = vi.spyOn(history, 'go').mockReturnValue();
    const back = vi.spyOn(history, 'back').mockReturnValue();
    /** The browser shows another entry. */
    const show = (state: unknown) => {
      history.replaceState(state, '');
      dispatchEvent(new PopStateEvent('popstate'));
    };
    const { port, events } = start();
    const onBack = vi.fn(() => true);
    port.setCloseHooks(hooks({ onBack }));
    const before: unknown = history.state;
    port.ready();
    await expect.poll(() => history.state).not.toEqual(before);
    const entry: unknown = history.state;

    show(null);
    expect([onBack.mock.calls.length, go.mock.calls]).toEqual([1, [[1]]]);
    show(entry);
    expect(router).not.toHaveBeenCalled();
    // back from an entry of the page's own
    show(entry);
    expect(router).toHaveBeenCalledTimes(1);

    port.close();
    expect(back).toHaveBeenCalledTimes(1);
    show(null);
    await waitFor(() => expect(events).toEqual(['close', 'closed']));
    expect(router).toHaveBeenCalledTimes(1);
    show(null);
    expect(router).toHaveBeenCalledTimes(2);
    removeEventListener('popstate', router);
    vi.restoreAllMocks();
  });

  it('the page may have two dialogs, closed in any order', () => {
    const one = start('en');
    const two = start('fr');
    expect(hosts()).toHaveLength(2);
    one.port.close();
    expect(two.dialog.open).toBe(true);
    expect(two.port.language.get()).toBe('fr');
    two.port.close();
    expect(hosts()).toHaveLength(0);
  });
});
