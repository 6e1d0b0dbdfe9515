import { brand } from '@tamarack/core/brand';

type Properties<Values> = { readonly [Name in keyof Values]: string };

/** Defaults of the custom properties that an appearance can override. */
export const createProperties = () => {
  let declared = '';
  return {
    /** Adds properties and returns their `var()` expressions by name. */
    define: <Values extends object>(values: Values, prefix = ''): Properties<Values> =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const property = `--${brand.id}-${prefix}${name}`;
          declared += `${property}:${value};`;
          return [name, `var(${property})`];
        }),
      ) as Properties<Values>,
    /** CSS declarations of all properties. */
    declare: () => declared,
  };
};
