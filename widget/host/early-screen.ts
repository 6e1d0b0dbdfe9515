import type { SessionInfo } from '@tamarack/core/protocol/mount';

/** What the customer did before the application had loaded. */
export interface EarlyScreen {
  /** Set once the screen is shown. */
  session?: SessionInfo;
  /** The button that the customer pressed; the application performs its action. */
  pressed?: 'start' | 'haveAccount';
  /** "Yes, I want to leave", before the engine was there. */
  isLeft?: boolean;
}
