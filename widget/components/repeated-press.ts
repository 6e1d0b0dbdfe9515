import type { MouseEvent } from 'react';

/**
 * The second press of a double click. What it was meant for may be gone by then: it would land on whatever stands there
 * now, the button of the next screen or the row of the next file. Keys and screen readers never press so.
 */
export const isRepeatedPress = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
