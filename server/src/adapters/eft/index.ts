export { createEftFileRail } from './eft-file-rail';
export type { Originator } from './originator';
