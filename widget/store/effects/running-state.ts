import { type ScoringStage, scoringStages } from '@tamarack/core/flow/scoring-stages';
import type { MountedStore } from '../create-store';
import type { GetStorage } from '../state/state';

/** Storage key of each stage, named by the specification (section 3). */
const entryNames = {
  preparing: 'RunningConfiguration',
  reviewing: 'RunningKnockoutRules',
  calculating: 'RunningBasq',
} as const satisfies Record<ScoringStage, string>;

/** A stage that a run has reached, as this browser stores it. No personal data. */
export interface RunningEntry {
  readonly checkoutId: string;
  readonly stage: ScoringStage;
  /** When this browser first saw it, by its own clock. */
  readonly since: string;
}

const attempt = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null;
  }
};

function readEntry(storage: GetStorage, stage: ScoringStage): RunningEntry | null {
  const value: unknown = attempt(() => JSON.parse(storage().getItem(entryNames[stage]) ?? 'null'));
  if (typeof value !== 'object' || value === null) return null;
  const { checkoutId, stage: named, since } = value as Partial<Record<keyof RunningEntry, unknown>>;
  if (typeof checkoutId !== 'string' || named !== stage) return null;
  return typeof since === 'string' && !Number.isNaN(Date.parse(since)) ? { checkoutId, stage, since } : null;
}

/** The furthest stored stage of this checkout's run. */
export function findLastStage(storage: GetStorage, checkoutId: string): RunningEntry | null {
  const entries = scoringStages.map((stage) => readEntry(storage, stage));
  return entries.filter((entry) => entry?.checkoutId === checkoutId).at(-1) ?? null;
}

function clearStages(storage: GetStorage): void {
  for (const name of Object.values(entryNames)) attempt(() => storage().removeItem(name));
}

/** Stores a reached stage. Removes entries of another checkout or an earlier run, and unreadable ones. */
function storeStage(storage: GetStorage, checkoutId: string, stage: ScoringStage, now: Date): void {
  const entries = scoringStages.map((each) => readEntry(storage, each));
  const further = entries.slice(scoringStages.indexOf(stage) + 1).some((entry) => entry !== null);
  if (further || entries.some((entry) => entry !== null && entry.checkoutId !== checkoutId))
    clearStages(storage);
  for (const each of scoringStages)
    if (readEntry(storage, each) === null) attempt(() => storage().removeItem(entryNames[each]));
  if (readEntry(storage, stage) !== null) return;
  const entry: RunningEntry = { checkoutId, stage, since: now.toISOString() };
  attempt(() => storage().setItem(entryNames[stage], JSON.stringify(entry)));
}

export interface RunningState {
  /** The applicant leaves: nothing is stored from now on. */
  leave(): void;
  stop(): void;
}

/** Stores the stages of the run shown, and removes them once none is running. */
export function storeRunningState(
  store: Pick<MountedStore, 'state'>,
  storage: GetStorage,
  now: () => Date = () => new Date(),
): RunningState {
  let done = '';
  const update = (): void => {
    const { loading } = store.state.getState();
    if (loading.kind !== 'ready') return;
    const { state, stage } = loading.facts.scoring;
    const { checkoutId } = loading.view;
    const reached = state === 'running' ? stage : null;
    const task = `${checkoutId} ${reached}`;
    if (task === done) return;
    done = task;
    if (reached === null) clearStages(storage);
    else storeStage(storage, checkoutId, reached, now());
  };
  const stop = store.state.subscribe(update);
  update();
  return {
    stop,
    leave() {
      stop();
      clearStages(storage);
    },
  };
}
