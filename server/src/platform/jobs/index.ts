export { createBossJobs } from './boss-jobs';
export type { DeadJob, Jobs, QueueFigures, QueueMonitor, Scheduler } from './jobs';
