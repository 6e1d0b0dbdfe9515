import type { Language } from '@tamarack/core/language';
import { type AgreementContent, shipmentTemplateId } from '../content/content';
import type { AgreementTerms } from '../content/terms';
import { buildEnglishBlocks, englishTitle } from '../text/en';
import { buildFrenchBlocks, frenchTitle } from '../text/fr';

interface Template {
  readonly id: string;
  readonly version: string;
}

/** Recorded in the evidence of each signing. Increase it with every change of the text. */
const template: Template = { id: 'business-loan-and-pad', version: '2026-11.9' };
const shipmentTemplate: Template = { id: shipmentTemplateId, version: '2026-11.5' };

/** The agreement in a language: the same terms and day always give the same content, and so the same hash. */
export function composeAgreement(terms: AgreementTerms, language: Language): AgreementContent {
  const isFrench = language === 'fr';
  const { id, version } = terms.onShipment ? shipmentTemplate : template;
  return {
    templateId: id,
    templateVersion: version,
    language,
    firstLanguage: terms.frenchFirst ? 'fr' : 'en',
    reference: terms.reference,
    title: isFrench ? frenchTitle : englishTitle,
    preparedOn: terms.preparedOn,
    timeZone: terms.timeZone,
    blocks: isFrench ? buildFrenchBlocks(terms) : buildEnglishBlocks(terms),
  };
}
