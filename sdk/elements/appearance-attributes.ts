import type { Appearance } from '@tamarack/core/appearance/appearance';

/** Attributes of an element that are tokens of its appearance. */
export const appearanceAttributes = [
  'theme',
  'brand-colour',
  'border-radius',
  'font',
  'density',
  'logo',
] as const satisfies readonly AttributeName<keyof Appearance>[];

/** `border-radius` of `borderRadius`. */
type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : '';
