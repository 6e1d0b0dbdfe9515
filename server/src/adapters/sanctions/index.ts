export { createSanctionsFileList, type SanctionsFile } from './file-list';
export { parseSanctionsList } from './parse-list';
