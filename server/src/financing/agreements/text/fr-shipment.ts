import type { Block } from '../content/content';
import type { AgreementTerms } from '../content/terms';
import { createFormatters, notice, paragraph } from './blocks';

const { money, percent } = createFormatters('fr');

/** Textes d’un contrat dont le marchand est payé à l’expédition, à la place de ceux d’un prêt versé à la signature. */

export const shipmentFirstPayment = 'Une semaine après la confirmation de l’expédition de chaque partie';

export const describeLastPayment = (weeks: number): string =>
  `${weeks} semaines après la confirmation de l’expédition de la dernière partie`;

export function buildShipmentLoan({ schedule, merchant }: AgreementTerms): Block[] {
  return [
    paragraph(
      `À votre signature, nous réservons jusqu’à ${money(schedule.principal)} pour votre achat. Nous ne vous en prêtons une partie, que nous versons à ${merchant}, que lorsque ${merchant} confirme dans les 30 jours que cette partie a été expédiée; chaque partie se rembourse en ${schedule.instalments.length} versements hebdomadaires, le premier une semaine plus tard, et ce qui n’est pas confirmé d’ici là n’est pas prêté. Le prêt est consenti à des fins commerciales seulement. Il n’est soumis à aucune autre condition, et aucuns frais ne s’appliquent à la demande, à la signature ni au versement.`,
    ),
    paragraph(
      `${merchant} peut confirmer au plus 10 parties. Le jour où une partie est confirmée, nous vous communiquons par courriel son montant, ses frais de financement, ainsi que le montant et la date de chacun de ses versements. Les frais de toutes les parties réunies ne dépassent jamais les frais de financement de l’article 1. Aucun intérêt ne court sur ce qui est seulement réservé; jusqu’à la fin des 30 jours, ou jusqu’à ce que ${merchant} nous avise que l’expédition n’aura pas lieu, ce montant n’est pas disponible dans votre limite de crédit.`,
    ),
  ];
}

export const buildShipmentSchedule = ({ annualRate }: AgreementTerms): Block =>
  paragraph(
    `Vous remboursez chaque partie par versements hebdomadaires, dont le premier est dû une semaine après la confirmation de l’expédition de cette partie. Un versement qui tomberait une fin de semaine ou un jour férié bancaire est dû le jour ouvrable suivant. Le tableau présente les versements si le montant entier est confirmé en une fois, en semaines à compter de ce jour. Une partie moindre se rembourse en autant de semaines et au même taux annuel de ${percent(annualRate / 100)}.`,
  );

export const shipmentDebitNotice: Block = notice(
  'Vous acceptez un préavis plus court : le jour où l’expédition d’une partie est confirmée, nous vous communiquons par courriel le montant et la date de chacun de ses débits, au moins 6 jours avant le premier, et non 10. Si un montant ou une date doit changer par la suite, nous vous donnons un préavis écrit d’au moins 10 jours.',
);

export const buildShipmentDebits = ({ schedule }: AgreementTerms): Block =>
  paragraph(
    `Pour chaque partie, montants fixes une fois par semaine pendant ${schedule.instalments.length} semaines, à compter d’une semaine après la confirmation de son expédition, tels que nous vous les communiquons par courriel. Si le montant entier est confirmé en une fois : ${schedule.instalments.length - 1} débits de ${money(schedule.weeklyPayment)} et un dernier de ${money(schedule.lastPayment)}. Les débits de toutes les parties réunies ne dépassent jamais ${money(schedule.total)}. Un débit retourné pour insuffisance de provision peut être présenté une seconde fois, pour le même montant, dans les 30 jours. Vos paiements anticipés réduisent ces débits ou y mettent fin.`,
  );
