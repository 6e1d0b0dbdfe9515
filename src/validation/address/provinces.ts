import type { ProvinceCode } from '../inputs';

/** Provinces and territories from east to west, as Statistics Canada lists them. */
export const provinces = [
  'NL',
  'PE',
  'NS',
  'NB',
  'QC',
  'ON',
  'MB',
  'SK',
  'AB',
  'BC',
  'YT',
  'NT',
  'NU',
] as const satisfies readonly ProvinceCode[];

export function isProvince(text: string): text is ProvinceCode {
  return provinces.some((code) => code === text);
}
