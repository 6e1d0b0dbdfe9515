import { brand } from '../brand';

/** Custom properties with a fallback in each use, for content shown before or without the application's styles. */
export const withDefaults = <Values extends object>(
  values: Values,
): { readonly [Name in keyof Values]: string } =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `var(--${brand.id}-${name},${value})`]),
  ) as { readonly [Name in keyof Values]: string };
