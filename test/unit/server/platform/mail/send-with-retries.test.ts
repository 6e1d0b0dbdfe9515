import { expect, it } from 'vitest';
import type { SendOutcome } from '../../../../../server/src/platform/mail/ports';
import { sendWithRetries } from '../../../../../server/src/platform/mail/send-with-retries';

const away: SendOutcome = { sent: false, reason: 'unavailable' };

/** Sends with these answers; each try takes so long. */
async function run(answers: readonly SendOutcome[], tryMs = 0) {
  let time = 0;
  const tries: number[] = [];
  const outcome = await sendWithRetries(
    async () => {
      tries.push(time);
      time += tryMs;
      return answers[tries.length - 1] ?? { sent: true };
    },
    async (ms) => {
      time += ms;
    },
    () => time,
  );
  return { outcome, tries };
}

it('retries twice while the service is unavailable', async () => {
  expect(await run([{ sent: true }])).toEqual({ outcome: { sent: true }, tries: [0] });
  expect(await run([away])).toEqual({ outcome: { sent: true }, tries: [0, 400] });
  expect(await run([away, away])).toEqual({ outcome: { sent: true }, tries: [0, 400, 2000] });
  expect(await run([away, away, away])).toEqual({ outcome: away, tries: [0, 400, 2000] });
});

it.each(['undeliverable', 'landline', 'foreign'] as const)('does not retry after %s', async (reason) => {
  expect(await run([{ sent: false, reason }])).toEqual({ outcome: { sent: false, reason }, tries: [0] });
});

it('starts no further attempt after four seconds', async () => {
  expect((await run([away, away, away], 1500)).tries).toEqual([0, 1900]);
  expect((await run([away, away, away], 5000)).tries).toEqual([0]);
});
