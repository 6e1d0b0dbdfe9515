import { formatDate } from '@tamarack/core/calendar/format-date';
import { addDays, dateIn, type PlainDate } from '@tamarack/core/calendar/plain-date';
import { type AuditSeals, listOperatorEvents } from '../../../platform/audit';
import { type Executor, inTransaction, newId } from '../../../platform/database';
import type { MailComposer, MailQueue } from '../../../platform/mail';
import { buildOperatorMail } from '../mails/operator-mail';
import { listActiveAdmins, listOperatorNames } from '../repository';
import { buildDigest, type DigestLine } from './build-digest';
import { insertDigest } from './digest-repository';
import { describeLine, describeUnusual } from './digest-texts';

export interface OperatorDigest extends ReturnType<typeof createOperatorDigest> {}

export function createOperatorDigest(deps: {
  readonly database: Executor;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { database, mails, now } = deps;
  return {
    /** Mails every admin what operators did yesterday, in the provider's zone: once for each day. */
    queue: (): Promise<void> =>
      inTransaction(database, async (trx) => {
        const day = addDays(dateIn(now()), -1);
        const id = newId(now());
        if (!(await insertDigest(trx, { day, id, now: now() }))) return;
        for (const { email } of await listActiveAdmins(trx))
          await mails.queue(trx, { kind: 'operatorDigest', about: id, recipient: email, details: { day } });
      }),
  };
}

/** Events of a day in the provider's zone. */
async function listDay(database: Executor, day: PlainDate) {
  const from = new Date(`${day}T00:00:00Z`);
  // the zone is behind UTC by four or five hours
  const until = new Date(`${addDays(day, 1)}T12:00:00Z`);
  const events = await listOperatorEvents(database, { from, until });
  return events.filter(({ at }) => dateIn(at) === day);
}

export const createDigestComposer = ({
  database,
  auditSeals,
}: {
  readonly database: Executor;
  readonly auditSeals: Pick<AuditSeals, 'getHead'>;
}): MailComposer => ({
  compose: async ({ recipient, details: { day } }) => {
    if (recipient === null || day === undefined) return null;
    const lines = buildDigest(await listDay(database, day));
    const ids = lines.flatMap(({ operatorId }) => operatorId ?? []);
    const names = new Map((await listOperatorNames(database, ids)).map(({ id, name }) => [id, name]));
    const getName = ({ operatorId }: DigestLine): string =>
      operatorId === null ? 'The command, or nobody known' : (names.get(operatorId) ?? 'An operator');
    const head = await auditSeals.getHead();
    const unusual = lines.filter((line) => line.unusual.length > 0);
    return buildOperatorMail(recipient, `Operators on ${formatDate(day, 'en')}`, [
      unusual.length === 0 ? 'Nothing unusual.' : 'Unusual:',
      ...(unusual.length === 0
        ? []
        : [{ list: unusual.map((line) => describeUnusual(getName(line), line)) }]),
      lines.length === 0 ? 'No operator did anything.' : 'Everybody who did something:',
      ...(lines.length === 0 ? [] : [{ list: lines.map((line) => describeLine(getName(line), line)) }]),
      'The audit trail has each act with its time.',
      ...(head
        ? [
            `It is sealed up to ${head.number}:${head.code}. Keep this mail: \`npm run audit -- check ${head.number}:${head.code}\` shows that nothing was changed or cut off since.`,
          ]
        : []),
    ]);
  },
});
