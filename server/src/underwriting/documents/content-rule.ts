import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import { extensionOf } from '../../platform/files';
import type { DocumentTable } from './tables';

type Kind = DocumentTable['kind'] | 'invoice';
type Sort = 'pdf' | 'image';

const pdfOrPicture = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

/** Readable media types, by purpose. */
const accepted: Readonly<Record<Kind, readonly string[]>> = {
  statement: ['application/pdf'],
  voidCheque: pdfOrPicture,
  supporting: pdfOrPicture,
  invoice: pdfOrPicture,
};

const pictures = [
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
export interface Arrived {
  readonly kind: Kind;
  readonly name: string;
  /** As the browser declares it. */
  readonly declared: string;
  /** Detected from the content; null for an unknown type. */
  readonly mediaType: string | null;
}

/** Why a file is refused: the content decides, and name and declared type must not contradict it. */
export function contentError({ kind, name, declared, mediaType }: Arrived): ValidationCode | null {
  const sort = sortOfType(mediaType ?? '');
  const claims = [sortOfName(name), sortOfType(declared)];
  if (claims.some((claim) => claim !== null && claim !== sort)) return 'fileMismatch';
  if (kind !== 'statement' && /^image\/hei[cf]/.test(mediaType ?? '')) return 'fileHeic';
  return mediaType !== null && accepted[kind].includes(mediaType) ? null : 'fileType';
}

/** Drawings (SVG) are programs, not images. */
function sortOfType(type: string): Sort | null {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  if (bare === 'application/pdf') return 'pdf';
  return bare.startsWith('image/') && !bare.startsWith('image/svg') ? 'image' : null;
}

function sortOfName(name: string): Sort | null {
  const extension = extensionOf(name).slice(1).toLowerCase();
  if (extension === 'pdf') return 'pdf';
  return pictures.includes(extension) ? 'image' : null;
}
