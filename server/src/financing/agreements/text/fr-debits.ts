import { providerFr } from '@tamarack/core/brand/legal-names';
import { contact } from '@tamarack/core/contact';
import type { Block } from '../content/content';
import { type AgreementTerms, formatInstitution } from '../content/terms';
import { createFormatters, heading, notice, paragraph, rows } from './blocks';
import { buildShipmentDebits, shipmentDebitNotice } from './fr-shipment';

const { money, date } = createFormatters('fr');

/** Partie B : l’accord de débit préautorisé du payeur, avec les sept éléments de la règle H1 de Paiements Canada. */
export function buildFrenchDebits(terms: AgreementTerms): Block[] {
  const { schedule, onShipment, dueOn, account } = terms;
  return [
    heading(2, 'Partie B – Accord de débit préautorisé (DPA)'),
    onShipment
      ? shipmentDebitNotice
      : notice(
          'Vous renoncez à votre droit de recevoir un préavis : nous ne vous aviserons pas avant chaque débit, puisque les montants et les dates sont fixés à l’article 3. Si un montant ou une date doit changer, nous vous donnons un préavis écrit d’au moins 10 jours.',
        ),
    heading(3, 'B1. Date et signature'),
    paragraph(
      `Le présent accord de DPA est daté du ${date(terms.preparedOn)} et signé par voie électronique, avec la partie A, par ${terms.signer}${terms.naturalPerson ? '' : ` au nom de ${terms.borrower.legal}`} (le payeur). Votre identité a été vérifiée au moyen de codes envoyés à votre téléphone et à votre adresse courriel et, si vous avez connecté votre compte, par votre connexion à votre institution financière.`,
    ),
    heading(3, 'B2. Autorisation de débiter votre compte'),
    paragraph(
      `Vous autorisez ${providerFr} (le bénéficiaire) et son institution financière à débiter le compte ci-dessous, ou tout compte que vous désignez à sa place, des versements prévus au présent contrat. Vous confirmez que toutes les personnes dont la signature est requise pour ce compte y ont consenti.`,
    ),
    account === null
      ? paragraph('Compte : le compte au Canada que vous nous fournissez avant le premier versement.')
      : rows(
          ['Institution financière', formatInstitution(account)],
          ['Numéro de transit', account.transit],
          ['Compte', `Se terminant par ${account.accountEnding}`],
        ),
    heading(3, 'B3. Catégorie'),
    paragraph(
      terms.naturalPerson
        ? 'Ces débits sont des débits préautorisés personnels.'
        : 'Ces débits sont des débits préautorisés d’entreprise.',
    ),
    heading(3, 'B4. Montant et moment'),
    onShipment
      ? buildShipmentDebits(terms)
      : paragraph(
          `Montants fixes, une fois par semaine : ${schedule.instalments.length - 1} débits de ${money(schedule.weeklyPayment)} et un dernier de ${money(schedule.lastPayment)}, aux dates de l’article 3, du ${date(dueOn[0] ?? '')} au ${date(dueOn.at(-1) ?? '')}. Un débit retourné pour insuffisance de provision peut être présenté une seconde fois, pour le même montant, dans les 30 jours. Vos paiements anticipés réduisent ces débits ou y mettent fin.`,
        ),
    heading(3, 'B5. Annulation'),
    paragraph(
      'Vous pouvez révoquer votre autorisation à tout moment, moyennant un préavis de 30 jours. Pour obtenir un spécimen de formulaire d’annulation ou plus de renseignements sur votre droit d’annuler un accord de DPA, communiquez avec votre institution financière ou visitez www.paiements.ca. La révocation ne met pas fin au prêt : vous devez alors payer par un autre moyen convenu entre nous.',
    ),
    heading(3, 'B6. Pour nous joindre'),
    rows(
      ['Bénéficiaire', providerFr],
      ['Adresse', contact.address],
      ['Téléphone', contact.supportPhone],
      ['Courriel', contact.supportEmail],
    ),
    heading(3, 'B7. Vos recours'),
    paragraph(
      'Vous avez certains droits de recours si un débit n’est pas conforme au présent accord. Par exemple, vous avez le droit de recevoir le remboursement de tout débit qui n’est pas autorisé ou qui n’est pas compatible avec le présent accord de DPA. Pour obtenir plus de renseignements sur vos droits de recours, communiquez avec votre institution financière ou visitez www.paiements.ca.',
    ),
    paragraph(
      'Nous ne pouvons céder le présent accord de DPA qu’avec le prêt, et moyennant un avis écrit préalable vous donnant les coordonnées complètes du cessionnaire.',
    ),
  ];
}
