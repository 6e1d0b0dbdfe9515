/** An amount of Canadian money in whole cents: always an integer, negative only for refunds. */
export type Cents = number;
