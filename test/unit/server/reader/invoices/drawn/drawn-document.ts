/** What a form is prefilled with: the number, and the cents, null where two readings hold; then the drawing. */
export type DrawnDocument = readonly [what: string, number: string, cents: number | null, drawing: string];
