import type { MountOptions } from '@tamarack/core/protocol/mount';
import type { OpenCheckout } from '@tamarack/core/protocol/opening';
import { vi } from 'vitest';
import { createTamarack } from '../../../sdk/create-tamarack';
import * as diagnostics from '../../../sdk/diagnostics';
import { openCheckout as openWindow } from '../../../sdk/standalone';
import { openDialog } from '../../../widget/host/open-dialog';
import { waitFor } from './wait-for';

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

const openCheckout: OpenCheckout = (options) =>
  options.child ? openWindow(options) : openDialog(fakeMount, options);

/** Base of files that are all this module: their names fall into its comment. */
export const createBase = (module: string): string => `data:text/javascript,${module}//`;

/** Everything is real but the dialog's content. */
const base = createBase(`
  export const openCheckout = (options) => globalThis.openCheckout(options);
  export const { toSessionFailure, warnOfUnknown } = globalThis.diagnostics;`);

const sessionResponse = {
  sessionToken: 'token',
  checkoutId: 'checkout',
  minimumPurchaseAmount: 500,
  isAmountQualified: true,
};

interface Posted {
  readonly url: string;
  readonly body: Record<string, unknown>;
  /** As the browser sends it. */
  readonly contentType: string | null;
  /** Names of other headers: the browser asks the API for permission to send them. */
  readonly headers: readonly string[];
  /** `include`: with this browser's cookie. */
  readonly credentials: string | undefined;
}

/** Puts a server behind `fetch`; answers what was posted to it. */
export const stubServer = (status = 200, body: unknown = sessionResponse): readonly Posted[] => {
  const posted: Posted[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { headers } = new Request(url, init);
    const contentType = headers.get('content-type');
    headers.delete('content-type');
    const sent = JSON.parse(String(init.body));
    posted.push({
      url,
      body: sent,
      contentType,
      headers: [...headers.keys()],
      credentials: init.credentials,
    });
    return { ok: status < 300, status, json: async () => body };
  });
  return posted;
};

export const createTestTamarack = (change: Partial<Parameters<typeof createTamarack>[0]> = {}) => {
  vi.stubGlobal('openCheckout', openCheckout);
  vi.stubGlobal('diagnostics', diagnostics);
  return createTamarack({ base, apiUrl: 'https://api.test', merchantKey: 'pk_1', ...change });
};

/** The nth dialog, as soon as it is there. */
export const waitForDialog = (index = 0): Promise<MountedDialog> =>
  waitFor(() => {
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
