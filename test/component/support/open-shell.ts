import { expect } from 'vitest';
import { openShell, type Shell } from '../../../widget/host/open';

const opened: Shell[] = [];

/** Closes what a test left open. */
export function closeShells(): void {
  for (const shell of opened.splice(0)) shell.port.close();
}

/** The shell in an element of the page, or in a dialog. */
export function openTestShell(place?: string | object) {
  const events: string[] = [];
  const shell = openShell(
    'en',
    { onClose: () => events.push('close'), onClosed: () => events.push('closed') },
    place,
  );
  opened.push(shell);
  return { shell, port: shell.port, host: shell.port.root.host as HTMLElement, events };
}

/** The shell of the dialog once everything that protects it from the page is loaded. */
export async function openGuardedShell() {
  const { shell, port, host, events } = openTestShell();
  const { root } = port;
  const dialog = root.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  await expect.poll(() => host.hasAttribute('data-turbo-temporary')).toBe(true);
  return { shell, port, host, dialog, events };
}
