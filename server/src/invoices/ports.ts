import type { Action } from '@tamarack/core/flow/guards';
import type { Work } from '../applications/mutate';
import type { ApplicationView } from '../applications/view';
import type { Executor } from '../database/executor';
import type { Session } from '../sessions/session';

export interface ApplicationsPort {
  mutate(session: Session, action: Action, work: Work): Promise<ApplicationView>;
}

export interface OffersPort {
  /** The chosen option and an unsigned agreement are void. */
  cancelSelection(executor: Executor, applicationId: string): Promise<void>;
}
