import { brand } from '@tamarack/core/brand';

type Properties<Values> = { readonly [Name in keyof Values]: string };

/** Values that are the defaults of custom properties, which an appearance can set. */
export const createProperties = () => {
  let declared = '';
  return {
    /** Returns what styles use, by name. */
    define: <Values extends object>(values: Values, prefix = ''): Properties<Values> =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const property = `--${brand.id}-${prefix}${name}`;
          declared += `${property}:${value};`;
          return [name, `var(${property})`];
        }),
      ) as Properties<Values>,
    /** Declarations of all of them. */
    declare: () => declared,
  };
};
