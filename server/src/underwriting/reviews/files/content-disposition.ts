/**
 * `Content-Disposition` of a download with an untrusted name (RFC 6266): a quoted ASCII form for older clients, and the
 * full name as in RFC 5987. The name cannot end the header or contain a path.
 */
export function toContentDisposition(name: string): string {
  const bare = name.replaceAll(/[/\\]/g, '_');
  const plain = bare
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^A-Za-z0-9 ._()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtendedValue(bare)}`;
}

/** `encodeURIComponent` leaves some characters unescaped that RFC 5987 requires to be escaped. */
const encodeExtendedValue = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
