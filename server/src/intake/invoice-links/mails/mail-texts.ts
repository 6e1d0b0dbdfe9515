import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { Language } from '@tamarack/core/language';
import { type Block, supportPhone } from '../../../platform/mail';

interface LinkMailValues {
  readonly merchant: string;
  /** The invoice's number, as printed on it. */
  readonly number: string;
  readonly amount: string;
  readonly site: string | null;
  /** Last day of the link. */
  readonly until: string;
  readonly link: string;
  /** Start of the link's URL, for the customer to compare. */
  readonly origin: string;
}

type LinkMailText = (values: LinkMailValues) => {
  readonly subject: string;
  readonly blocks: readonly Block[];
};

const en: LinkMailText = ({ merchant, number, amount, site, until, link, origin }) => ({
  subject: `Invoice ${number} from ${merchant}: you can pay over time`,
  blocks: [
    `${merchant} sent you this invoice through ${brand.product}. You can pay it in weekly payments; we pay ${merchant} for you once you have signed.`,
    {
      list: [
        `From: ${merchant}${site === null ? '' : `, ${site}`}`,
        `Invoice: ${number}`,
        `Amount: ${amount}`,
        `The link works until ${until}`,
      ],
    },
    { link, label: 'See the invoice' },
    `What this is: ${brand.providerShort} offers businesses a way to pay invoices over time. Applying takes a few minutes and doesn’t affect your credit score. You owe us nothing until you sign an agreement, and you may pay ${merchant} directly instead.`,
    `To be safe: the link begins with ${origin} and with nothing else. We never ask you to transfer money, to reply with bank details, or to share a code. Don’t pay through a link in another message that looks like this one. Not expecting an invoice from ${merchant}? Ask them by a number or address you already have, and ignore this message: nothing happens without you.`,
    `Questions? Write to ${contact.supportEmail} or call ${supportPhone}. About the invoice itself, ${merchant} can tell you more.`,
    {
      small: `You’re receiving this message because ${merchant} gave us this address to send you invoice ${number}. We don’t use it for anything else.`,
    },
  ],
});

const fr: LinkMailText = ({ merchant, number, amount, site, until, link, origin }) => ({
  subject: `Facture ${number} de ${merchant} : vous pouvez la payer par versements`,
  blocks: [
    `${merchant} vous envoie cette facture par l’intermédiaire de ${brand.product}. Vous pouvez la payer par versements hebdomadaires; nous payons ${merchant} pour vous dès que vous aurez signé.`,
    {
      list: [
        `De : ${merchant}${site === null ? '' : `, ${site}`}`,
        `Facture : ${number}`,
        `Montant : ${amount}`,
        `Le lien est valide jusqu’au ${until}`,
      ],
    },
    { link, label: 'Voir la facture' },
    `De quoi s’agit-il? ${brand.providerShort} permet aux entreprises de payer leurs factures par versements. La demande prend quelques minutes et n’a aucune incidence sur votre cote de crédit. Vous ne nous devez rien tant que vous n’avez pas signé de contrat, et vous pouvez toujours payer ${merchant} directement.`,
    `Par prudence : le lien commence par ${origin} et par rien d’autre. Nous ne vous demandons jamais de virer de l’argent, de répondre avec vos coordonnées bancaires ni de communiquer un code. Ne payez rien au moyen d’un lien contenu dans un autre message qui ressemble à celui-ci. Vous n’attendez pas de facture de ${merchant}? Vérifiez auprès de cette entreprise, à un numéro ou à une adresse que vous connaissez déjà, et ignorez ce message : rien ne se fait sans vous.`,
    `Des questions? Écrivez à ${contact.supportEmail} ou composez le ${supportPhone}. Pour toute question sur la facture elle-même, ${merchant} vous répondra.`,
    {
      small: `Vous recevez ce message parce que ${merchant} nous a fourni cette adresse pour vous transmettre la facture ${number}. Nous ne l’utilisons à aucune autre fin.`,
    },
  ],
});

export const linkMailTexts: Readonly<Record<Language, LinkMailText>> = { en, fr };
