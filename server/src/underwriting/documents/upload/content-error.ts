import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import { getExtension } from '../../../platform/files';
import type { DocumentTable } from '../tables';

type Kind = DocumentTable['kind'] | 'invoice';
type FileType = 'pdf' | 'image';

const pdfOrImage = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

/** Readable media types, by purpose. */
const acceptedTypes: Readonly<Record<Kind, readonly string[]>> = {
  statement: ['application/pdf'],
  voidCheque: pdfOrImage,
  supporting: pdfOrImage,
  invoice: pdfOrImage,
};

const imageExtensions = [
  'png',
  'jpg',
  'jpeg',
  'jpe',
  'jfif',
  'webp',
  'gif',
  'bmp',
  'tif',
  'tiff',
  'heic',
  'heif',
  'avif',
];

/** Facts about a received file. */
export interface ReceivedFile {
  readonly kind: Kind;
  readonly name: string;
  /** As the browser declares it. */
  readonly declared: string;
  /** Detected from the content; null for an unknown type. */
  readonly mediaType: string | null;
}

/** Why a file is refused: the content decides, and name and declared type must not contradict it. */
export function findContentError({ kind, name, declared, mediaType }: ReceivedFile): ValidationCode | null {
  const type = findTypeByMediaType(mediaType ?? '');
  const claims = [findTypeByName(name), findTypeByMediaType(declared)];
  if (claims.some((claim) => claim !== null && claim !== type)) return 'fileMismatch';
  if (kind !== 'statement' && /^image\/hei[cf]/.test(mediaType ?? '')) return 'fileHeic';
  return mediaType !== null && acceptedTypes[kind].includes(mediaType) ? null : 'fileType';
}

/** Drawings (SVG) are programs, not images. */
function findTypeByMediaType(type: string): FileType | null {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  if (bare === 'application/pdf') return 'pdf';
  return bare.startsWith('image/') && !bare.startsWith('image/svg') ? 'image' : null;
}

function findTypeByName(name: string): FileType | null {
  const extension = getExtension(name).slice(1).toLowerCase();
  if (extension === 'pdf') return 'pdf';
  return imageExtensions.includes(extension) ? 'image' : null;
}
