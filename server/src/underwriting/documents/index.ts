export { bankTroublePart, createDocumentsPart } from './facts';
export { listPersonDocuments, removeAllDocuments } from './personal-data';
export { countUsable } from './repository';
export { registerDocumentRoutes } from './routes';
export { fileForm } from './schemas';
export { createDocumentsService, type DocumentsService } from './service';
export type { DocumentsTables, DocumentTable } from './tables';
export { findContentError } from './upload/content-error';
