export { cleanFileName, extensionOf } from './file-name';
export { createFolderStore } from './folder-store';
export { fileTooLarge } from './intake';
export type { Scanner, Verdict } from './scanner';
export { createFilesService, type FilesService, type StoredFile } from './service';
export { createSpool, type Spool, type Spooled } from './spool';
export type { FileStore } from './store';
export type { FilesTables, StoredFileTable } from './tables';
