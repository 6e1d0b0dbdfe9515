import type { FrameKind } from '@tamarack/core/protocol/frames';
import type { Visit } from './open-hostile-page';
import { type Applicant, secretsByKind, toPattern } from './secrets';

/** At least so many ways read the fields that are the page's own: with fewer, the suite would be blind. */
export const leastSeeing = 20;

interface Found {
  readonly way: string;
  /** `own`: typed into a field of the dialog itself. */
  readonly kind: FrameKind | 'own';
  readonly what: string;
}

/** What the page's scripts hold after a walk. */
interface SearchedLoot {
  /** What was searched for. */
  readonly wanted: readonly Omit<Found, 'way'>[];
  /** Ways that could not be set up. */
  readonly failed: readonly string[];
  readonly found: readonly Found[];
  /** Cookies of the frames in this browser, which the loot was searched for. */
  readonly cookies: number;
}

/** A walk, as far as its loot is searched. */
export interface SearchedVisit extends Pick<Visit, 'kinds' | 'listCodes' | 'listFrameCookies'> {
  /** The merchant's page. */
  readonly merchant: {
    evaluate<T>(run: () => T): Promise<T>;
    evaluate<T, A>(run: (given: A) => T, given: A): Promise<T>;
  };
  readonly person: Omit<Applicant, 'codes'> & { readonly phone: string; readonly mail: string };
}

/** Searches what the page's scripts hold for what they must not, and for what they may. */
export async function searchLoot(visit: SearchedVisit): Promise<SearchedLoot> {
  const { merchant, person, kinds } = visit;
  const applicant = { ...person, codes: await visit.listCodes() };
  if (applicant.codes.length === 0) throw new Error('no code was sent');
  const cookies = await visit.listFrameCookies();
  const wanted: readonly Omit<Found, 'way'>[] = [
    ...[...kinds].flatMap((kind) =>
      [...secretsByKind[kind](applicant), ...cookies].map((what) => ({ kind, what })),
    ),
    ...[person.phone.slice(2), person.mail].map((what) => ({ kind: 'own' as const, what })),
  ];
  const patterns = Object.fromEntries(wanted.map(({ what }, index) => [String(index), toPattern(what)]));
  const failed = await merchant.evaluate(() => window.loot.stop());
  const report = await merchant.evaluate((given) => window.loot.search(given), patterns);
  const hits = JSON.parse(report) as readonly { readonly way: string; readonly found: string }[];
  const found = hits.flatMap(({ way, found: index }) => {
    const hit = wanted[Number(index)];
    return hit ? [{ ...hit, way }] : [];
  });
  return { wanted, failed, found, cookies: cookies.length };
}

/** Null if a way read nothing of what a frame holds. */
export function describeLeak({ found }: SearchedLoot, kind: FrameKind, name: string): string | null {
  const hits = found.filter((hit) => hit.way === name && hit.kind === kind);
  return hits.length === 0 ? null : `${kind}: ${name} read ${hits.map(({ what }) => what).join()}`;
}

/** Secrets of the frames that no way read, where every frame told its page what is in it. */
export const listMissed = ({ wanted, found }: SearchedLoot): readonly Omit<Found, 'way'>[] =>
  wanted.filter(({ kind, what }) => !found.some((hit) => hit.kind === kind && hit.what === what));

/** Ways that read what was typed into the dialog's own fields. */
export const countSeeing = ({ found }: SearchedLoot): number =>
  new Set(found.filter(({ kind }) => kind === 'own').map(({ way }) => way)).size;
