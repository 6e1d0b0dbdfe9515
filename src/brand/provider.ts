import type { Language } from '../language';
import { providerFr } from './legal-names';
import { brand } from './names';

/** The provider's legal name. */
export const getProvider = (language: Language): string => (language === 'fr' ? providerFr : brand.provider);
