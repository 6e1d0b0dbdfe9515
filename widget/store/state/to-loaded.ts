import { toFacts } from '../../api/facts';
import type { ApplicationView } from '../../api/types';
import type { Loaded } from './state';

export function toLoaded(view: ApplicationView): Loaded {
  return { view, facts: toFacts(view.facts) };
}
