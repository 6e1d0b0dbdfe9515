import { buildOffers } from '@tamarack/core/lending/offers';
import { type Cents, toCents } from '@tamarack/core/money/cents';
import { sql } from 'kysely';
import { insertOptions, listOptions, selectOption } from '../../server/src/financing/offers/repository';
import type { Api, ApiResponse, View } from './api';
import {
  type ApprovedApplicant,
  type ApprovedApplicantOptions,
  makeApprovedApplicant,
} from './approved-applicant';
import { buildSignBody, readAgreement, usualActs } from './signing';

/**
 * The call that signs, ready to be made, of an applicant who accepted to finance this amount in 12 weeks. The chosen
 * option and what was done with the agreement are put there row by row; the agreement itself is read.
 */
export async function makeReadyToSign(
  api: Api,
  person: ApprovedApplicant,
  amount: Cents,
): Promise<() => Promise<ApiResponse<View>>> {
  const { applicationId, checkoutId } = person;
  const { database, clock } = api;
  const now = clock.now();
  const [tier, inputsHash] = ['B', 'test'] as const;
  const offers = buildOffers({ amount, tier, borrower: 'organization' }).filter(({ term }) => term === 12);
  await insertOptions(database, { applicationId, inputsHash, tier, offers, now });
  const [option] = await listOptions(database, applicationId, inputsHash);
  if (!option) throw new RangeError(`no option for ${amount} cents`);
  await selectOption(database, applicationId, option.id, now);
  await database.updateTable('checkout').set({ status: 'approved' }).where('id', '=', checkoutId).execute();
  const shown = await readAgreement(person);
  await sql`
    insert into signing_act (agreement_id, frame_id, act, acted_at)
    select ${shown.agreementId}::uuid, frame_id, act, ${now}::timestamptz
    from framed_session, unnest(${[...usualActs]}::text[]) as act where checkout_id = ${checkoutId}`.execute(
    database,
  );
  return () => person.post('/v1/agreement/sign', buildSignBody(shown));
}

export type PurchaseOptions = Pick<
  ApprovedApplicantOptions,
  'cartTotal' | 'checkout' | 'merchant' | 'captureMethod' | 'province'
>;

/** A signed cart; of $8,000 on a line of $20,000 unless options say otherwise. */
export async function makeSignedPurchase(
  api: Api,
  options: PurchaseOptions = {},
): Promise<ApprovedApplicant> {
  const { cartTotal = 8000 } = options;
  const person = await makeApprovedApplicant(api, { ...options, cartTotal });
  const signed = await (await makeReadyToSign(api, person, toCents(cartTotal)))();
  if (signed.status !== 200) throw new Error(`signing answered ${JSON.stringify(signed.problem)}`);
  return person;
}
