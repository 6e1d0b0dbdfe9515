import type { FlowEvent } from '@tamarack/core/flow/events';
import type { SendResult } from './state';

/** Tells the store what the applicant did. Resolves when its effect has ended; never rejects. */
export type Send = (event: FlowEvent) => Promise<SendResult>;
