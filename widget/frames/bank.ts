import type { BankConnection } from '../api/types';
import { listenToFrame } from './bank/connection-message';
import { call, request } from './kit/api';
import { connect } from './kit/connect';
import { language } from './kit/elements';

/** The merchant's page is isolated: without credentials, the aggregator's page need not agree to that. */
const isIsolated = new URLSearchParams(location.search).has('isolated');

/** The aggregator's page in a frame of its own. Its messages are not passed on, except for the progress of the attempt. */
connect((post) => {
  const page = document.querySelector('iframe');
  if (!page) throw new Error('The document has no frame');
  if (isIsolated) page.setAttribute('credentialless', '');
  let login: object | null = null;

  const follow = ({ connectionId, url, origin }: BankConnection): void => {
    const stop = listenToFrame(page, origin, (message) => {
      if (message.kind === 'alive') return post({ type: 'bankAlive', hint: null });
      if (message.kind === 'hint') return post({ type: 'bankAlive', hint: message.hint });
      stop();
      if (message.kind === 'ended') return post({ type: 'bankEnded', reason: message.reason });
      login = { connectionId, ...message.login };
      post({ type: 'submitRequested' });
    });
    page.src = url;
  };

  return {
    showErrors: () => {},
    focus: () => page.focus(),
    clear: () => {},
    disable: () => {},
    submit: async () => {
      if (login !== null) return call('POST', 'bank/connection/complete', login);
      const started = await request<BankConnection>('POST', 'bank/connection', { language });
      if (!started.ok) return started;
      follow(started.body);
      return { ok: true };
    },
  };
});
