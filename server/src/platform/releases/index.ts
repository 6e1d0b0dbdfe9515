export { createReleaseFiles, type Encoding, type ReleaseFiles } from './release-files';
export type { ReleasesTables } from './tables';
