/** What a form is prefilled with: the number, and the cents, null if two readings hold; then the drawing. */
export type DrawnDocument = readonly [
  what: string,
  number: string | null,
  cents: number | null,
  drawing: string,
];
