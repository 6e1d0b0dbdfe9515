import type { SessionInfo } from '@tamarack/core/protocol/mount';

/** The first screen before the application has loaded. */
export interface EarlyScreen {
  /** Set once the screen is shown. */
  session?: SessionInfo;
  /** The button that the customer pressed; the application performs its action. */
  pressed?: 'start' | 'haveAccount';
}
