export type { Session } from '../applications/session';
