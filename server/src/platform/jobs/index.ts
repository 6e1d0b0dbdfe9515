export { createBossJobs } from './boss-jobs';
export type { Jobs, Scheduler } from './jobs';
