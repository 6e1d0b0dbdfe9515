import { expect, test } from 'vitest';
import { createOutbox } from '../../../server/sandbox/outbox/outbox';
import { describeEachDatabase } from '../../support/describe-databases';

describeEachDatabase('the sandbox’s outbox', (makeApi) => {
  test('has the newest message first', async () => {
    const { app, database, clock } = await makeApi();
    const outbox = createOutbox({ database, now: clock.now });
    await outbox.sendSms({ to: '+14165550142', text: 'one' });
    clock.advance({ seconds: 1 });
    await outbox.sendSms({ to: '+14165550142', text: 'two' });
    const answer = await app.inject({ url: '/sandbox/api/outbox', query: { to: '+14165550142' } });
    expect(answer.json()).toEqual({
      items: [
        expect.objectContaining({ channel: 'sms', to: '+14165550142', text: 'two' }),
        expect.objectContaining({ text: 'one' }),
      ],
    });
  });
});
