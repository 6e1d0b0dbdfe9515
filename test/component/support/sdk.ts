import type { MountOptions } from '@tamarack/core/protocol/mount';
import { vi } from 'vitest';
import { createTamarack } from '../../../sdk/create-tamarack';
import * as diagnostics from '../../../sdk/diagnostics';

export interface MountedDialog {
  readonly options: MountOptions;
  closed: boolean;
}

/** The widget's side: every dialog that was mounted, and how to end it. */
export const dialogs: MountedDialog[] = [];

const fakeMount = (options: MountOptions) => {
  const dialog: MountedDialog = { options, closed: false };
  dialogs.push(dialog);
  return {
    unmount() {
      if (dialog.closed) return;
      dialog.closed = true;
      queueMicrotask(() => options.onEvent({ type: 'closed' }));
    },
  };
};

/** The file's name falls into a comment of this module. The diagnostics are the real ones. */
const base = `data:text/javascript,
  export const mount = (o) => globalThis.fakeMount(o);
  export const { toSessionFailure, warnOfUnknown } = globalThis.diagnostics;//`;

const sessionResponse = {
  sessionToken: 'token',
  checkoutId: 'checkout',
  minimumPurchaseAmount: 500,
  isAmountQualified: true,
};

/** Puts a server behind `fetch`; answers what was posted to it. */
export const stubServer = (status = 200, body: unknown = sessionResponse) => {
  const posted: { url: string; body: Record<string, unknown>; headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string; headers: Record<string, string> }) => {
    posted.push({ url, body: JSON.parse(init.body), headers: init.headers });
    return { ok: status < 300, status, json: async () => body };
  });
  return posted;
};

export const createTestTamarack = (change: Partial<Parameters<typeof createTamarack>[0]> = {}) => {
  vi.stubGlobal('fakeMount', fakeMount);
  vi.stubGlobal('diagnostics', diagnostics);
  return createTamarack({ base, apiUrl: 'https://api.test', merchantKey: 'pk_1', ...change });
};

/** The nth dialog, as soon as it is there. */
export const waitForDialog = (index = 0): Promise<MountedDialog> =>
  vi.waitFor(() => {
    const found = dialogs[index];
    if (!found) throw new Error(`dialog ${index} did not open`);
    return found;
  });

/** The window events of the outcome, in order. */
export const recordOutcomeEvents = () => {
  const events: { type: string; detail: unknown }[] = [];
  const undo = ['approved', 'rejected', 'abandoned'].map((name) => {
    const listener = (event: Event) =>
      events.push({ type: event.type, detail: (event as CustomEvent).detail });
    window.addEventListener(`tamarack-${name}`, listener);
    return () => window.removeEventListener(`tamarack-${name}`, listener);
  });
  return {
    events,
    stop: () => {
      for (const removeListener of undo) removeListener();
    },
  };
};
