import { beforeAll, test } from 'vitest';
import type { Api, ApiResponse, ApplicantClient } from '../support/api';
import { makeApprovedApplicant } from '../support/approved-applicant';
import { createAuthenticator } from '../support/authenticator';
import { callEveryOperation } from '../support/call-every-operation';
import { describeOneDatabase } from '../support/describe-databases';
import { chooseAndSign, getPhone } from '../support/returning-customers';
import { createTally } from '../support/tally/tally';
import { verifyPhoneOnly } from '../support/verification';

/** They differ from call to call: ids, the time, and how often the caller called. */
const own = new Set(['date', 'x-request-id', 'set-cookie', 'etag']);

/** Without what belongs to the thief's own session and call. */
function normalize({ status, body, headers }: ApiResponse<unknown>, thief: ApplicantClient): string {
  const kept = Object.entries(headers).filter(([name]) => !own.has(name) && !name.startsWith('ratelimit'));
  return JSON.stringify([status, body, Object.fromEntries(kept)])
    .replaceAll(thief.checkoutId, '<checkout>')
    .replaceAll(/"(challenge|ticket|requestId|instance)":"[^"]*"/g, '"$1":"<$1>"')
    .replaceAll(/••• ••• \d{4}/g, '<number>')
    .replaceAll(/"(expires|resend)InSeconds":\d+/g, '"$1InSeconds":0');
}

/** What a number and its code are worth to a thief: that there is an account, and nothing more. */
describeOneDatabase('a stolen number', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  /** The number of a customer who bought, and made a passkey for the next purchase or did not. */
  const makeOwner = async (hasPasskey: boolean): Promise<string> => {
    const owner = await makeApprovedApplicant(api, { limit: 20_000_00, cartTotal: 800 });
    await chooseAndSign(owner, 'Élodie Côté');
    if (hasPasskey) {
      const authenticator = createAuthenticator({ origin: api.services.config.publicUrl });
      const { body } = await owner.get<Parameters<typeof authenticator.create>[0]>(
        '/v1/passkeys/creation-options',
      );
      const { status } = await owner.post('/v1/passkeys', { response: authenticator.create(body) });
      if (status !== 200) throw new Error(`no passkey: ${status}`);
    }
    return getPhone(api, owner.customerId);
  };
  /** All that is answered, from the phone's code on. */
  const steal = async (phone: string, cartTotal: number): Promise<ReadonlyMap<string, string>> => {
    const thief = await api.session({ cartTotal });
    api.clock.advance({ minutes: 11 });
    const confirmed = await verifyPhoneOnly(api, thief, phone);
    if (confirmed.body.facts.proofDue !== 'email') throw new Error('the number was not stolen');
    const answers = await callEveryOperation(api, thief);
    const all = [['the code', confirmed] as const, ...answers];
    return new Map(all.map(([name, answer]) => [name, normalize(answer, thief)]));
  };

  test('does not show whether its account has a passkey', async (context) => {
    const tally = createTally(context);
    const numbers = [await makeOwner(false), await makeOwner(true)] as const;
    // below and above the amount that takes a passkey beside both codes
    for (const cartTotal of [900, 10_500]) {
      const [without, withPasskey] = [await steal(numbers[0], cartTotal), await steal(numbers[1], cartTotal)];
      for (const [name, answer] of without)
        tally.count(
          withPasskey.get(name) === answer ? null : `${name}: ${answer} / ${withPasskey.get(name)}`,
        );
    }
    tally.note('each operation of a session and of its frames, with and without a passkey');
    tally.end();
  });
});
