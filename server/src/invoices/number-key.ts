/** An invoice's number as numbers are compared: `INV 1042`, `inv-1042` and `Inv1042` are one. */
export const numberKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
