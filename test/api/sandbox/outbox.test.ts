import { expect, test } from 'vitest';
import { createOutbox, readOutbox } from '../../../server/sandbox/outbox/outbox';
import { describeEachDatabase } from '../../support/describe-databases';

describeEachDatabase('the sandbox’s outbox', (makeApi) => {
  test('has the newest message first', async () => {
    const { database, clock } = await makeApi();
    const outbox = createOutbox({ database, now: clock.now });
    await outbox.sendSms({ to: '+14165550142', text: 'one' });
    clock.advance({ seconds: 1 });
    await outbox.sendSms({ to: '+14165550142', text: 'two' });
    const messages = await readOutbox(database, 2);
    expect(messages.map(({ channel, text }) => [channel, text])).toEqual([
      ['sms', 'two'],
      ['sms', 'one'],
    ]);
  });
});
