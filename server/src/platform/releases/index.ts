export { createReleaseFiles, type ReleaseFiles } from './release-files';
export type { ReleasesTables } from './tables';
