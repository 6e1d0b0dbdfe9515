import type { Way } from '../trap';
import { builtInWays } from './built-ins';
import { channelWays } from './channels';
import { eventWays } from './events';
import { featureWays } from './features';
import { lookWays } from './looks';

/** Every way to read along, all of them at work at the same time. */
export const ways: readonly Way[] = [
  ...channelWays,
  ...eventWays,
  ...lookWays,
  ...builtInWays,
  ...featureWays,
];
