import { useMemo } from 'react';
import { findLastStage, type RunningEntry } from '../effects/running-state';
import { useWidgetStore } from './store-context';
import { useFacts } from './use-facts';
import { useView } from './use-view';

/** This browser's record of the run shown: its stage, and since when. */
export function useRunning(): RunningEntry | null {
  const { storage } = useWidgetStore();
  const { checkoutId } = useView();
  const { stage } = useFacts().scoring;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored entry changes with the stage
  return useMemo(() => findLastStage(storage, checkoutId), [storage, checkoutId, stage]);
}
