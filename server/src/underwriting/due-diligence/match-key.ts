import type { Keys } from '../../platform/keys';
import type { MatchEvidence } from './evidence';

/** Equal for the same name and entry, so that a resolved match is not asked about again. */
export const hashMatch = (
  keys: Pick<Keys, 'keyedHash'>,
  { name, born, listed }: Pick<MatchEvidence, 'name' | 'born' | 'listed'>,
): Buffer => keys.keyedHash('personValue', JSON.stringify([name, born, listed]));
