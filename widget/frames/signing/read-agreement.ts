import type { Language } from '@tamarack/core/language';
import type { Agreement } from '../../api/types';
import { type ReadResult, read } from '../kit/api';

const screenLanguage: Language = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en';

/** Reads the agreement in the chosen language. In Quebec French comes first, even when the screens are in English. */
export async function readAgreement(chosen: Language | null): Promise<ReadResult<Agreement>> {
  const result = await read<Agreement>(`agreement?language=${chosen ?? screenLanguage}`);
  if (!result.ok || chosen !== null || result.body.firstLanguage === 'en' || result.body.language === 'fr')
    return result;
  return read<Agreement>('agreement?language=fr');
}
