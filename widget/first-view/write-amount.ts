import type { Language } from '@tamarack/core/language';

/** No-break space. */
const space = '\u00a0';

/** Writes dollars as `formatMoney` does with cents, in fewer bytes: the shell has few. */
export const writeAmount = (dollars: number, language: Language): string => {
  const isFrench = language === 'fr';
  const [whole = '', cents] = dollars.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, isFrench ? space : ',');
  return isFrench ? `${grouped},${cents}${space}$` : `$${grouped}.${cents}`;
};
