export type { Originator } from './originator';
export { createEftFileRail } from './rail';
