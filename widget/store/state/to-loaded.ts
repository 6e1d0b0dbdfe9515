import { factsOf } from '../../api/facts';
import type { ApplicationView } from '../../api/types';
import type { Loaded } from './state';

export function loadedOf(view: ApplicationView): Loaded {
  return { view, facts: factsOf(view.facts) };
}
