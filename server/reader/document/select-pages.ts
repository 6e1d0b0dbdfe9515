/** Numbers, from 1, of a document's first pages and its last: what an invoice is called stands there, and what it comes to. */
export function selectPages(
  count: number,
  { first, last }: { readonly first: number; readonly last: number },
): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((number) => number <= first || number > count - last);
}
