import {
  type FileFacts,
  validateInvoiceFile,
  validateStatements,
  validateSupportingFiles,
  validateVoidCheque,
} from '@tamarack/core/validation/files';
import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import type { DocumentView } from '../api/types';
import type { UploadItem, UploadKind } from './upload-item';

const endings: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};

const unwanted = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** The name as it is shown and compared. */
export const shownName = (name: string): string => name.replace(unwanted, '').normalize('NFC');

/** Some browsers name no media type for some files: then the ending of the name counts. */
export function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type !== '') return type;
  return endings[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '';
}

const factsOf = (file: File): FileFacts => ({
  name: shownName(file.name),
  type: mediaTypeOf(file),
  size: file.size,
});

const accepted = ({ name, size }: { name: string; size: number }): FileFacts => ({
  name,
  size,
  type: 'application/pdf',
});

/**
 * Why a file is not sent at all. `others`: the files that are on the server or on their way already, of its kind.
 * What only its content can tell, the server says.
 */
export function refusalOf(
  kind: UploadKind,
  file: File,
  others: readonly { readonly name: string; readonly size: number }[],
): ValidationCode | null {
  if (file.size === 0) return 'fileEmpty';
  const facts = factsOf(file);
  if (kind === 'statement') return validateStatements([...others.map(accepted), facts]);
  if (/^image\/hei[cf]/.test(facts.type)) return 'fileHeic';
  if (kind === 'supporting') return validateSupportingFiles([...others.map(accepted), facts]);
  return kind === 'invoice' ? validateInvoiceFile([facts]) : validateVoidCheque([facts]);
}

/** Files that count when another one comes: usable documents and uploads, each once. */
export function countedFiles(
  kind: UploadKind,
  items: readonly UploadItem[],
  documents: readonly DocumentView[],
): { name: string; size: number }[] {
  const there = documents.filter((document) => document.kind === kind && document.state !== 'refused');
  const coming = items.filter(
    (item) =>
      item.kind === kind &&
      item.state !== 'refused' &&
      !(item.state === 'done' && there.some(({ name }) => name === item.name)),
  );
  return [...there, ...coming];
}
