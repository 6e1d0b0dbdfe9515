import type { ProvinceCode } from '@tamarack/core/validation/inputs';

/** For "the laws of …" and « les lois … ». */
export const provinceNames: Readonly<Record<ProvinceCode, { readonly en: string; readonly fr: string }>> = {
  NL: { en: 'Newfoundland and Labrador', fr: 'de Terre-Neuve-et-Labrador' },
  PE: { en: 'Prince Edward Island', fr: 'de l’Île-du-Prince-Édouard' },
  NS: { en: 'Nova Scotia', fr: 'de la Nouvelle-Écosse' },
  NB: { en: 'New Brunswick', fr: 'du Nouveau-Brunswick' },
  QC: { en: 'Quebec', fr: 'du Québec' },
  ON: { en: 'Ontario', fr: 'de l’Ontario' },
  MB: { en: 'Manitoba', fr: 'du Manitoba' },
  SK: { en: 'Saskatchewan', fr: 'de la Saskatchewan' },
  AB: { en: 'Alberta', fr: 'de l’Alberta' },
  BC: { en: 'British Columbia', fr: 'de la Colombie-Britannique' },
  YT: { en: 'Yukon', fr: 'du Yukon' },
  NT: { en: 'the Northwest Territories', fr: 'des Territoires du Nord-Ouest' },
  NU: { en: 'Nunavut', fr: 'du Nunavut' },
};
