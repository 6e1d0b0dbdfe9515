import { destinationLimits as limits } from '../limits';
import type { CountedSend, Place } from '../send-repository';
import type { SendShare } from '../tables';

/** The share that the next code belongs to, or the milliseconds until one has room. */
export type ShareChoice =
  | { readonly place: Place; readonly wait: 0 }
  | { readonly place: null; readonly wait: number };

/**
 * @param sends oldest first
 * @param isOwner the number or address was proven before: on this device, or for this application
 */
export function chooseShare(sends: readonly CountedSend[], isOwner: boolean, now: Date): ShareChoice {
  const ofShare = (share: SendShare) => sends.filter((send) => send.share === share);
  const newcomers = ofShare('newcomer');
  const waits = [
    ...(isOwner
      ? [{ share: 'owner' as const, wait: untilFewer(ofShare('owner'), limits.owner, limits.windowMs, now) }]
      : []),
    { share: 'anyone' as const, wait: untilFewer(ofShare('anyone'), limits.anyone, limits.windowMs, now) },
    { share: 'newcomer' as const, wait: computeNewcomerWait(newcomers, now) },
  ];
  const free = waits.find(({ wait }) => wait === 0);
  if (!free) return { place: null, wait: Math.min(...waits.map(({ wait }) => wait)) };
  const { share } = free;
  const placesFreeAt =
    share === 'newcomer'
      ? new Date(now.getTime() + getBusyMs(newcomers, now) + limits.newcomer.refillMs)
      : null;
  return { place: { share, placesFreeAt }, wait: 0 };
}

/** Whether this place was the last one of newcomers. */
export function isLastPlace({ placesFreeAt }: Place, now: Date): boolean {
  const { places, refillMs } = limits.newcomer;
  return placesFreeAt !== null && placesFreeAt.getTime() - now.getTime() > (places - 1) * refillMs;
}

function computeNewcomerWait(newcomers: readonly CountedSend[], now: Date): number {
  const { places, refillMs, keptForFirst, keptForNew, newMs, perBlock, perNetwork } = limits.newcomer;
  const own = newcomers.filter((send) => send.own);
  const inBlock = newcomers.filter((send) => send.inBlock);
  const untilPlace = (usable: number): number =>
    Math.max(0, getBusyMs(newcomers, now) - (usable - 1) * refillMs);
  const asFirst = (usable: number, windowMs: number): number =>
    Math.max(
      untilPlace(usable),
      untilFewer(own, 1, windowMs, now),
      untilFewer(inBlock, perBlock, windowMs, now),
    );
  return Math.min(
    Math.max(
      untilPlace(places - keptForFirst - keptForNew),
      untilFewer(own, perNetwork, limits.windowMs, now),
    ),
    asFirst(places - keptForNew, limits.windowMs),
    asFirst(places, newMs),
  );
}

/** Milliseconds until all places of newcomers are free. */
const getBusyMs = (newcomers: readonly CountedSend[], now: Date): number =>
  Math.max(0, ...newcomers.map(({ placesFreeAt }) => (placesFreeAt?.getTime() ?? 0) - now.getTime()));

/** Milliseconds until fewer than `max` of the sends are within the window. */
function untilFewer(sends: readonly CountedSend[], max: number, windowMs: number, now: Date): number {
  const oldest = sends[sends.length - max];
  return oldest ? Math.max(0, oldest.at.getTime() + windowMs - now.getTime()) : 0;
}
