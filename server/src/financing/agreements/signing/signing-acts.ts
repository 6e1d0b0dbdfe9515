import type { SigningAct } from '@tamarack/core/protocol/signing-acts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database';
import { agreementsTables } from '../tables';

/** Ticking and unticking a box must not fill the table. */
const maxActs = 200;

/** Required of the frames that sign, on the agreement that is signed. */
const requiredActs: readonly SigningAct[] = ['opened', 'boxTicked', 'nameTyped'];

interface RecordedAct {
  readonly agreementId: string;
  readonly act: SigningAct;
  readonly at: Date;
}

/** Records an act that frames report. Returns false if the application has no such agreement. */
export async function insertAct(
  executor: Executor,
  input: {
    readonly applicationId: string;
    readonly agreementId: string;
    readonly frameId: string;
    readonly act: SigningAct;
    readonly now: Date;
  },
): Promise<boolean> {
  const { agreementId, frameId } = input;
  const agreement = await agreementsTables(executor)
    .selectFrom('agreement')
    .select('id')
    .where('id', '=', agreementId)
    .where('application_id', '=', input.applicationId)
    .executeTakeFirst();
  if (agreement === undefined) return false;
  await sql`
    insert into signing_act (agreement_id, frame_id, act, acted_at)
    select ${agreementId}::uuid, ${frameId}::uuid, ${input.act}::text, ${input.now}::timestamptz
    where (
      select count(*) from signing_act
      where agreement_id = ${agreementId}::uuid and frame_id = ${frameId}::uuid
    ) < ${maxActs}`.execute(executor);
  return true;
}

/** Acts that the frames reported on all versions of an option's agreement, in order of arrival. */
export async function listActs(
  executor: Executor,
  { optionId, frameId }: { readonly optionId: string; readonly frameId: string },
): Promise<RecordedAct[]> {
  return agreementsTables(executor)
    .selectFrom('signing_act')
    .innerJoin('agreement', 'agreement.id', 'signing_act.agreement_id')
    .select(['signing_act.agreement_id as agreementId', 'signing_act.act', 'signing_act.acted_at as at'])
    .where('agreement.option_id', '=', optionId)
    .where('signing_act.frame_id', '=', frameId)
    .orderBy('signing_act.id')
    .execute();
}

/** Whether the agreement was opened and accepted, and a name typed, before it is signed. */
export const isReadyToSign = (acts: readonly RecordedAct[], agreementId: string): boolean =>
  requiredActs.every((required) =>
    acts.some(({ act, agreementId: on }) => act === required && on === agreementId),
  );
