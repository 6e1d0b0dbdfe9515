import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';
import { findApplicant, findCustomerId, lockApplication } from '../../intake/applications';
import type { BusinessRegistry } from '../../intake/reference';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Jobs } from '../../platform/jobs';
import type { Keys } from '../../platform/keys';
import { currentRules, type DueDiligenceFigures } from '../decision';
import { closeScreening } from '../review-queue';
import type { CheckEvidence, RecordedPerson } from './evidence';
import { countUnscreenedLines, findLineScreening, hasConfirmedMatch } from './line-repository';
import {
  type EnteredBusiness,
  isRegistered,
  matchRecord,
  type RegistryFinding,
} from './registry/match-record';
import * as stored from './repository';
import { screenApplication } from './screen-application';
import { toListEvidence } from './screen-people';
import type { ListProblem, SanctionsList } from './screening/sanctions-list';
import type { OwnershipSource } from './tables';

/** Due diligence of an application, for a reviewer. */
export interface DueDiligenceView {
  /** The newest check; null before the first one. */
  readonly check: { readonly checkedAt: Date; readonly evidence: CheckEvidence | null } | null;
  /** The last time that the names were screened without a check, because the list had changed; null before the first. */
  readonly rescreened: { readonly screenedAt: Date; readonly fingerprint: string } | null;
  readonly matches: readonly stored.MatchRow[];
  readonly ownership: stored.OwnershipRow | null;
  /** Amounts above this require recorded owners; null if none does. */
  readonly ownershipAbove: Cents | null;
}

export interface DueDiligenceHealth {
  readonly listProblem: ListProblem | null;
  /** Modification time of the list in use; null if none is. */
  readonly listPublishedAt: Date | null;
  /** Number of unresolved matches. */
  readonly openMatches: number;
  readonly oldestMatchAt: Date | null;
  /** Credit lines that were not screened against the list in use. */
  readonly unscreenedLines: number;
}

export interface MatchResolution {
  readonly matchId: string;
  /** `cleared`: somebody else. `confirmed`: the listed person or entity. */
  readonly state: 'cleared' | 'confirmed';
  readonly note: string;
}

export interface Ownership {
  readonly people: readonly RecordedPerson[];
  readonly source: OwnershipSource;
}

export interface DueDiligenceService extends ReturnType<typeof createDueDiligenceService> {}

const queueName = 'due-diligence';

/** Attempts before a registry counts as unavailable. */
const maxAttempts = 2;

export function createDueDiligenceService({
  database,
  keys,
  jobs,
  register,
  sanctions,
  warn,
  now,
}: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly register: RecordSource;
  readonly sanctions: SanctionsList;
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
}) {
  const findOwnership = async (executor: Executor, applicationId: string) =>
    (await stored.listOwnership(executor, keys, [applicationId]))[0] ?? null;

  const collect = async (applicationId: string) => {
    const { edition, problem: listProblem } = await sanctions.read();
    const screened = await screenApplication({ database, keys }, applicationId, edition);
    if (screened === null) return null;
    if (listProblem !== null) warn({ listProblem }, 'names are screened without a current sanctions list');
    const { names, matches } = screened;
    const { legal, businessAs, entity, registrationNumber, province } = screened.business;
    const asked = { legal, businessAs, entity, registrationNumber, province };
    const evidence: CheckEvidence = {
      registry: await lookUpBusiness(register, asked),
      asked,
      list: edition && toListEvidence(edition),
      listProblem,
      names,
    };
    return { evidence, matches };
  };

  const check = async (applicationId: string, runId: string | null): Promise<void> => {
    if (runId !== null && (await stored.findRunCheck(database, runId))) return;
    const found = await collect(applicationId);
    if (found === null) return;
    const { evidence, matches } = found;
    await inTransaction(database, async (trx) => {
      if (!(await stored.insertCheck(trx, keys, { applicationId, runId, evidence, now: now() }))) return;
      for (const match of matches)
        await stored.insertMatch(trx, keys, { applicationId, evidence: match, now: now() });
      await recordAudit(trx, {
        applicationId,
        actor: 'system',
        act: 'dueDiligence.checked',
        details: {
          registry: evidence.registry.status,
          names: evidence.names.length,
          list: evidence.list?.fingerprint ?? null,
          listProblem: evidence.listProblem,
        },
        at: now(),
      });
    });
  };

  jobs.work<{ readonly applicationId: string }>(
    queueName,
    ({ applicationId }) => check(applicationId, null),
    {
      // mostly waiting for the registry
      concurrency: 4,
      expireInSeconds: 60,
    },
  );

  return {
    /**
     * Looks up the business, screens all names and stores the result, once for each run. An unavailable registry or a missing
     * list is part of the result, not an error.
     */
    check,

    /** Runs a check if the application has none: an older application, or one whose job has not run. */
    ensureChecked: async (applicationId: string): Promise<void> => {
      if (!(await stored.hasCheck(database, applicationId))) await check(applicationId, null);
    },

    /** Queues a check, for an application that the rules do not decide. */
    queue: (trx: Executor, applicationId: string): Promise<void> =>
      jobs.send(trx, queueName, { applicationId }, { singletonKey: applicationId }),

    /** The figures for the decision of a run; null before its check. */
    findFigures: async ({
      id,
      applicationId,
    }: {
      readonly id: string;
      readonly applicationId: string;
    }): Promise<DueDiligenceFigures | null> => {
      const found = await stored.findRunCheck(database, id);
      if (!found) return null;
      return { ...found, namesToConfirm: await stored.countMatches(database, applicationId, 'open') };
    },

    view: async (applicationId: string): Promise<DueDiligenceView> => ({
      check: (await stored.listChecks(database, keys, [applicationId])).at(-1) ?? null,
      rescreened: (await findLineScreening(database, applicationId)) ?? null,
      matches: await stored.listMatches(database, keys, applicationId),
      ownership: await findOwnership(database, applicationId),
      ownershipAbove: currentRules.ownership?.above ?? null,
    }),

    /** Open matches, and the problem of the list. */
    readHealth: async (): Promise<DueDiligenceHealth> => {
      const { edition, problem: listProblem } = await sanctions.read();
      const listPublishedAt = edition?.publishedAt ?? null;
      const due = edition && { fingerprint: edition.fingerprint, today: dateIn(now()) };
      return {
        listProblem,
        listPublishedAt,
        ...(await stored.readOpenMatches(database)),
        unscreenedLines: due === null ? 0 : await countUnscreenedLines(database, due),
      };
    },

    /** Closes the screening with its last open match. Throws `step-not-allowed` if the match is already resolved. */
    resolveMatch: async (
      { applicationId, operatorId }: { readonly applicationId: string; readonly operatorId: string },
      resolution: MatchResolution,
    ): Promise<void> =>
      inTransaction(database, async (trx) => {
        // of two that resolve the last matches at once, one closes the screening
        await lockApplication(trx, applicationId);
        const done = { ...resolution, applicationId, operatorId, now: now() };
        if (!(await stored.resolveMatch(trx, done))) throw problem('step-not-allowed');
        const { matchId, state } = resolution;
        await recordAudit(trx, {
          applicationId,
          actor: `operator:${operatorId}`,
          act: 'dueDiligence.matchResolved',
          details: { matchId, state },
          at: now(),
        });
        if ((await stored.countMatches(trx, applicationId, 'open')) > 0) return;
        const reviewId = await closeScreening(trx, applicationId, { operatorId, now: now() });
        if (reviewId === null) return;
        await recordAudit(trx, {
          applicationId,
          actor: `operator:${operatorId}`,
          act: 'review.closed',
          details: { reviewId, kind: 'screening' },
          at: now(),
        });
      }),

    /** Replaces the recorded owners and directors and screens their names. */
    recordOwnership: async (
      { applicationId, operatorId }: { readonly applicationId: string; readonly operatorId: string },
      { people, source }: Ownership,
    ): Promise<void> => {
      await inTransaction(database, async (trx) => {
        await stored.insertOwnership(trx, keys, { applicationId, people, source, operatorId, now: now() });
        await recordAudit(trx, {
          applicationId,
          actor: `operator:${operatorId}`,
          act: 'dueDiligence.ownershipRecorded',
          details: { people: people.length, source },
          at: now(),
        });
      });
      await check(applicationId, null);
    },

    /**
     * Throws `validation-failed` (`matchesOpen`, `matchConfirmed`, `ownershipMissing`) if an operator must not approve the
     * amount yet.
     */
    requireCleared: async (trx: Executor, applicationId: string, total: Cents): Promise<void> => {
      const refuse = (code: string) => problem('validation-failed', { errors: [{ path: '/limit', code }] });
      const customerId = await findCustomerId(trx, applicationId);
      const confirmed =
        (await stored.countMatches(trx, applicationId, 'confirmed')) > 0 ||
        (customerId !== null && (await hasConfirmedMatch(trx, customerId)));
      if (confirmed) throw refuse('matchConfirmed');
      if ((await stored.countMatches(trx, applicationId, 'open')) > 0) throw refuse('matchesOpen');
      const above = currentRules.ownership?.above;
      if (above === undefined || total <= above) return;
      const applicant = await findApplicant(trx, keys, applicationId);
      if (!isRegistered(applicant?.business?.entity ?? '')) return;
      if ((await findOwnership(trx, applicationId)) === null) throw refuse('ownershipMissing');
    },
  };
}

/** The part of the registries that a check uses. */
type RecordSource = Pick<BusinessRegistry, 'findRecords'>;

/** Searches by legal name, then by number, then by operating name, until a record matches. */
async function lookUpBusiness(register: RecordSource, business: EnteredBusiness): Promise<RegistryFinding> {
  if (!isRegistered(business.entity)) return { status: 'notRequired' };
  const queries = [business.legal, business.registrationNumber ?? '', business.businessAs];
  for (const query of new Set(queries.filter((text) => text.trim() !== ''))) {
    const records = await findRecords(register, query);
    if (records === null) return { status: 'unavailable' };
    const found = matchRecord(business, records);
    if (found.status !== 'notFound') return found;
  }
  return { status: 'notFound' };
}

async function findRecords(register: RecordSource, query: string) {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const records = await register.findRecords(query).catch(() => null);
    if (records !== null) return records;
  }
  return null;
}
