import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeShells, openGuardedShell } from '../support/open-shell';

/** The window's height, which the dialog fills. */
const height = 664;

const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height, scale: 1 });

beforeEach(() => {
  vi.stubGlobal('visualViewport', viewport);
});
afterEach(() => {
  closeShells();
  vi.unstubAllGlobals();
});

async function openFilledShell() {
  const { shell, dialog } = await openGuardedShell();
  dialog.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
  const body = dialog.querySelector<HTMLElement>('.body');
  return {
    shell,
    change(type: string, changes: Partial<typeof viewport>): void {
      Object.assign(viewport, { offsetTop: 0, height, scale: 1 }, changes);
      viewport.dispatchEvent(new Event(type));
    },
    read: () => ({
      room: body?.style.paddingBottom,
      padding: [dialog.style.scrollPaddingBottom, body?.style.scrollPaddingBottom],
      footer: dialog.style.getPropertyValue('--pot-footer'),
    }),
  };
}

const none = { room: '', padding: ['', ''], footer: '' };

it('what an on-screen keyboard covers of the dialog is room at its end until the keyboard closes', async () => {
  const { change, read } = await openFilledShell();
  change('resize', { height: 330 });
  expect(read()).toEqual({ room: '334px', padding: ['334px', '334px'], footer: 'static' });
  change('scroll', { height: 330, offsetTop: 150 });
  expect(read()).toMatchObject({ room: '184px' });
  change('resize', {});
  expect(read()).toEqual(none);
});

it.each([
  ['a row of suggestions', { height: 614 }],
  ['a page that is magnified', { height: 332, scale: 2 }],
])('%s is no keyboard', async (_, changes) => {
  const { change, read } = await openFilledShell();
  change('resize', changes);
  expect(read()).toEqual(none);
});

it('a closed dialog no longer listens', async () => {
  const { shell, change, read } = await openFilledShell();
  await new Promise((resolve) => setTimeout(resolve));
  shell.port.close();
  change('resize', { height: 330 });
  expect(read()).toEqual(none);
});
