import type { Plugin } from 'rollup';

export interface BuildBrand {
  /** Names the loader's file. */
  readonly id: string;
  readonly product: string;
  /** Whether it comes from a brand file. */
  readonly isWhiteLabel: boolean;
  rename(text: string): string;
  readonly modules: Plugin;
  readonly declarations: Plugin;
}
export declare function loadBrand(file?: string): Promise<BuildBrand>;
export declare const brand: BuildBrand;
