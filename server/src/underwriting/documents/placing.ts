import { limits } from '@tamarack/core/validation/limits';
import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import { problem } from '../../platform/errors';
import type { FoundDocument } from './repository';
import type { DocumentTable } from './tables';

type Kind = DocumentTable['kind'];
type Earlier = readonly Pick<FoundDocument, 'id' | 'nameKey' | 'size' | 'sha256' | 'state'>[];

export interface Incoming {
  readonly kind: Kind;
  readonly nameKey: string;
  readonly size: number;
  readonly sha256: Buffer;
}

/** How to store a completely received file. */
export interface Place {
  /** The same file exists: a repeated upload, nothing is stored. */
  readonly repeated: boolean;
  /** Documents that it replaces. */
  readonly replaced: readonly string[];
}

/** Limits for kinds with several files. */
const rooms = {
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

type Many = keyof typeof rooms;

/** Compares with the documents of its kind and request. Refused ones do not count. Throws `validation-failed`. */
export function placeOf(incoming: Incoming, earlier: Earlier): Place {
  const usable = earlier.filter(({ state }) => state !== 'refused');
  const namesake = usable.find(({ nameKey }) => nameKey === incoming.nameKey);
  if (namesake?.sha256.equals(incoming.sha256)) return { repeated: true, replaced: [] };
  const { kind, nameKey: name } = incoming;
  if (kind === 'voidCheque') return { repeated: false, replaced: earlier.map(({ id }) => id) };
  if (namesake) throw refused('statementsNames');
  refuseFull(kind, usable, incoming.size);
  const again = earlier.filter(({ nameKey }) => nameKey === name);
  return { repeated: false, replaced: [...again, ...outdated(kind, name, earlier)].map(({ id }) => id) };
}

/** Refused documents have no content and use no space; only the most recent are listed, which keeps the list short. */
function outdated(kind: Many, name: string, earlier: Earlier): Earlier {
  const others = earlier.filter((one) => one.state === 'refused' && one.nameKey !== name);
  // ids are in order of creation
  const oldestFirst = others.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return oldestFirst.slice(0, Math.max(0, oldestFirst.length - rooms[kind].count));
}

/**
 * Before its content is read: whether there is no space for it in any case. A file with a known name may be a repeated
 * upload and has to be read first.
 *
 * @param atLeast its minimum size in bytes
 */
export function refuseEarly(kind: Many, name: string, atLeast: number, earlier: Earlier): void {
  const usable = earlier.filter(({ state }) => state !== 'refused');
  if (usable.some(({ nameKey }) => nameKey === name)) return;
  refuseFull(kind, usable, atLeast);
}

function refuseFull(kind: Many, usable: Earlier, size: number): void {
  const room = rooms[kind];
  if (usable.length >= room.count) throw refused(room.tooMany);
  const total = usable.reduce((sum, one) => sum + one.size, size);
  if (total > room.size) throw refused(room.tooLarge);
}

const refused = (code: ValidationCode) => problem('validation-failed', { errors: [{ path: '/file', code }] });
