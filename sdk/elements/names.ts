import { brand } from '@tamarack/core/brand';

/** Names of the elements. */
export const elementNames = { message: `${brand.id}-message`, button: `${brand.id}-button` } as const;

/** Events of the pay button. */
export const elementEvents = { outcome: `${brand.id}-outcome`, error: `${brand.id}-error` } as const;
