/** Numbers, from 1, of the first and the last pages: an invoice has its header and its totals there. */
export function selectPages(
  count: number,
  { first, last }: { readonly first: number; readonly last: number },
): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((number) => number <= first || number > count - last);
}
