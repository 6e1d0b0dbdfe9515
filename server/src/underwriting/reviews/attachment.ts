/**
 * `Content-Disposition` of a download under a name that somebody else chose (RFC 6266): quoted in plain letters for
 * whoever knows no more, and whole in the form of RFC 5987. Nothing in the name can end the header or name a path.
 */
export function attachment(name: string): string {
  const bare = name.replaceAll(/[/\\]/g, '_');
  const plain = bare
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^A-Za-z0-9 ._()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(bare)}`;
}

/** `encodeURIComponent` leaves some characters that RFC 5987 wants escaped. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
