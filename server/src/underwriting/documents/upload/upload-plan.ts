import { limits } from '@tamarack/core/validation/limits';
import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import { problem } from '../../../platform/errors';
import type { EarlierDocument } from '../repository';
import type { DocumentTable } from '../tables';

type Kind = DocumentTable['kind'];
type EarlierDocuments = readonly Pick<EarlierDocument, 'id' | 'nameKey' | 'size' | 'sha256' | 'state'>[];

export interface IncomingDocument {
  readonly kind: Kind;
  readonly nameKey: string;
  readonly size: number;
  readonly sha256: Buffer;
}

/** How to store a completely received file. */
export interface UploadPlan {
  /** The same file exists: a repeated upload, nothing is stored. */
  readonly repeated: boolean;
  /** Documents that it replaces. */
  readonly replaced: readonly string[];
}

/** Limits for kinds with several files. */
const kindLimits = {
  statement: {
    count: limits.statementsCount,
    size: limits.statementsSize,
    tooMany: 'statementsTooMany',
    tooLarge: 'statementsTooLarge',
  },
  supporting: {
    count: limits.supportingCount,
    size: limits.supportingSize,
    tooMany: 'supportingTooMany',
    tooLarge: 'supportingTooLarge',
  },
} as const satisfies Partial<Record<Kind, unknown>>;

type LimitedKind = keyof typeof kindLimits;

/** Compares with the documents of its kind and request. Refused ones do not count. Throws `validation-failed`. */
export function planUpload(incoming: IncomingDocument, earlier: EarlierDocuments): UploadPlan {
  const usable = earlier.filter(({ state }) => state !== 'refused');
  const sameName = usable.find(({ nameKey }) => nameKey === incoming.nameKey);
  if (sameName?.sha256.equals(incoming.sha256)) return { repeated: true, replaced: [] };
  const { kind, nameKey: name } = incoming;
  if (kind === 'voidCheque') return { repeated: false, replaced: earlier.map(({ id }) => id) };
  if (sameName) throw createRefusal('statementsNames');
  checkLimits(kind, usable, incoming.size);
  const refusedBefore = earlier.filter(({ nameKey }) => nameKey === name);
  return {
    repeated: false,
    replaced: [...refusedBefore, ...listOutdated(kind, name, earlier)].map(({ id }) => id),
  };
}

/** Refused documents have no content and use no space; only the most recent are listed, which keeps the list short. */
function listOutdated(kind: LimitedKind, name: string, earlier: EarlierDocuments): EarlierDocuments {
  const others = earlier.filter((one) => one.state === 'refused' && one.nameKey !== name);
  // ids are in order of creation
  const oldestFirst = others.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - kindLimits[kind].count));
}

/**
 * Refuses a file for which there is no space in any case, before its content is read. A file with a known name may be a
 * repeated upload and has to be read first. Throws `validation-failed`.
 *
 * @param minSize its minimum size in bytes
 */
export function checkLimitsEarly(
  kind: LimitedKind,
  name: string,
  minSize: number,
  earlier: EarlierDocuments,
): void {
  const usable = earlier.filter(({ state }) => state !== 'refused');
  if (usable.some(({ nameKey }) => nameKey === name)) return;
  checkLimits(kind, usable, minSize);
}

function checkLimits(kind: LimitedKind, usable: EarlierDocuments, size: number): void {
  const limit = kindLimits[kind];
  if (usable.length >= limit.count) throw createRefusal(limit.tooMany);
  const total = usable.reduce((sum, one) => sum + one.size, size);
  if (total > limit.size) throw createRefusal(limit.tooLarge);
}

const createRefusal = (code: ValidationCode) =>
  problem('validation-failed', { errors: [{ path: '/file', code }] });
