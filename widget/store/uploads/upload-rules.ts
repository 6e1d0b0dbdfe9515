import {
  type FileFacts,
  validateInvoiceFile,
  validateStatements,
  validateSupportingFiles,
  validateVoidCheque,
} from '@tamarack/core/validation/files';
import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import type { DocumentView } from '../../api/types';
import type { UploadItem, UploadKind } from '../state/upload-item';

const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};

const unwanted = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Normalized name for display and comparison. */
export const toDisplayName = (name: string): string => name.replace(unwanted, '').normalize('NFC');

/** Some browsers report no media type: then the extension counts. */
function getMediaType({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type !== '') return type;
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '';
}

const toFileFacts = (file: File): FileFacts => ({
  name: toDisplayName(file.name),
  type: getMediaType(file),
  size: file.size,
});

const accepted = ({ name, size }: { name: string; size: number }): FileFacts => ({
  name,
  size,
  type: 'application/pdf',
});

/**
 * Why a file is refused before the upload. `others`: files of its kind on the server or being uploaded. The
 * server checks the content.
 */
export function findRefusal(
  kind: UploadKind,
  file: File,
  others: readonly { readonly name: string; readonly size: number }[],
): ValidationCode | null {
  if (file.size === 0) return 'fileEmpty';
  const facts = toFileFacts(file);
  if (kind === 'statement') return validateStatements([...others.map(accepted), facts]);
  if (/^image\/hei[cf]/.test(facts.type)) return 'fileHeic';
  if (kind === 'supporting') return validateSupportingFiles([...others.map(accepted), facts]);
  return kind === 'invoice' ? validateInvoiceFile([facts]) : validateVoidCheque([facts]);
}

/** Files that count towards the limits: usable documents and uploads, each once. */
export function getCountedFiles(
  kind: UploadKind,
  items: readonly UploadItem[],
  documents: readonly DocumentView[],
): { name: string; size: number }[] {
  const stored = documents.filter((document) => document.kind === kind && document.state !== 'refused');
  const uploading = items.filter(
    (item) =>
      item.kind === kind &&
      item.state !== 'refused' &&
      !(item.state === 'done' && stored.some(({ name }) => name === item.name)),
  );
  return [...stored, ...uploading];
}
