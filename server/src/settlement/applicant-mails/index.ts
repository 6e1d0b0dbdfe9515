export { createApplicantMailComposers } from './composers';
export type { ApplicantMailsTables } from './tables';
