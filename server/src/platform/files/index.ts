export { fileTooLarge } from './file-inspector';
export { cleanFileName, getExtension } from './file-name';
export type { FileStore } from './file-store';
export { createFolderStore } from './folder-store';
export type { Scanner, Verdict } from './scanner';
export { filesSealedColumns } from './sealed-columns';
export { createFilesService, type FilesService, type StoredFile } from './service';
export { createSpool, type Spool, type Spooled } from './spool';
export type { FilesTables, StoredFileTable } from './tables';
