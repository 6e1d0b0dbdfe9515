/** Parts of a path that the API's routes consist of; everything else in a path is an id. */
const word = /^(?:v1|[a-z]+(?:-[a-z]+)*)$/;
/** Their ids are a vendor's, and may look like words. */
const collections: ReadonlySet<string> = new Set(['addresses', 'businesses']);

/** `/v1/documents/{id}/months` for the path of a call, without its query. */
export function toRouteTemplate(path: string): string {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/');
  return parts
    .map((part, index) =>
      part === '' || (word.test(part) && part.length <= 30 && !collections.has(parts[index - 1] ?? ''))
        ? part
        : '{id}',
    )
    .join('/');
}
