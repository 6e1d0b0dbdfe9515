import type { MouseEvent } from 'react';

/**
 * True for the second press of a double click. Its target may have changed meanwhile, so it would hit the
 * next screen's button or the next file's row. Keyboards and screen readers never send one.
 */
export const isRepeatedPress = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
