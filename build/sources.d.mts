import type { InputPluginOption } from 'rollup';
import type { BuildBrand } from './brand.mjs';

export declare function plugins(
  values?: Readonly<Record<string, string>>,
  ofBrand?: BuildBrand,
): InputPluginOption[];
