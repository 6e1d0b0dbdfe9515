import type { SessionInfo } from '@tamarack/core/protocol/mount';

/** The first screen before the application is there. */
export interface EarlyScreen {
  /** Once it is shown. */
  session?: SessionInfo;
  /** What the customer pressed; the application does it. */
  pressed?: 'start' | 'haveAccount';
}
