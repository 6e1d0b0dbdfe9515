import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { AlertKind } from '../tables';

interface AlertContext {
  readonly merchant: string;
  /** Formatted; of a draw. */
  readonly amount: string;
  readonly at: string;
}

type MailedAlert = Exclude<AlertKind, 'signature'>;

interface AlertTexts {
  readonly subjects: Readonly<Record<MailedAlert, string>>;
  readonly sentences: Readonly<Record<MailedAlert, (context: AlertContext) => string>>;
  readonly fine: string;
  readonly notMe: string;
  readonly button: string;
}

export const alertTexts: Readonly<Record<Language, AlertTexts>> = {
  en: {
    subjects: {
      bankChanged: 'Your bank account was changed',
      draw: 'A purchase on your credit line',
      emailChanged: 'Your email address was changed',
      newDevice: 'Your account was opened on a new device',
      numberReleased: 'Your phone number was removed from your account',
      passkeyAdded: 'A passkey was added to your account',
      phoneChanged: 'Your phone number was changed',
    },
    sentences: {
      bankChanged: ({ merchant, at }) =>
        `On ${at}, a different bank account was provided at ${merchant} for payments on your ${brand.product} purchases. Purchases you’ve already signed for stay on the account in their agreement.`,
      draw: ({ merchant, amount, at }) =>
        `On ${at}, a purchase of ${amount} at ${merchant} was signed on your ${brand.product} credit line.`,
      emailChanged: ({ at }) =>
        `On ${at}, the email address of your ${brand.product} account was changed. We’re writing to both the old and the new address.`,
      newDevice: ({ merchant, at }) =>
        `On ${at}, your ${brand.product} account was opened at ${merchant} on a device we don’t recognize.`,
      numberReleased: ({ at }) =>
        `On ${at}, someone who has your phone number, but not this email address, started as a new customer. The number no longer opens your ${brand.product} account. To use your account again, contact us.`,
      passkeyAdded: ({ merchant, at }) =>
        `On ${at}, a passkey was created at ${merchant} for your ${brand.product} account. It opens the account together with a code to your phone.`,
      phoneChanged: ({ at }) =>
        `On ${at}, we changed the phone number of your ${brand.product} account, as we were asked to. From now on, codes go to the new number.`,
    },
    fine: 'If this was you, you don’t need to do anything.',
    notMe: 'If it wasn’t you, tell us now. We’ll freeze your credit line, log out all devices, and call you.',
    button: 'This was not me',
  },
  fr: {
    subjects: {
      bankChanged: 'Votre compte bancaire a été modifié',
      draw: 'Un achat imputé à votre limite de crédit',
      emailChanged: 'Votre adresse courriel a été modifiée',
      newDevice: 'Votre compte a été ouvert sur un nouvel appareil',
      numberReleased: 'Votre numéro de téléphone a été retiré de votre compte',
      passkeyAdded: 'Une clé d’accès a été ajoutée à votre compte',
      phoneChanged: 'Votre numéro de téléphone a été modifié',
    },
    sentences: {
      bankChanged: ({ merchant, at }) =>
        `Le ${at}, un autre compte bancaire a été indiqué chez ${merchant} pour les versements de vos achats ${brand.product}. Les versements de vos achats déjà signés restent prélevés sur le compte indiqué dans leur contrat.`,
      draw: ({ merchant, amount, at }) =>
        `Le ${at}, un achat de ${amount} chez ${merchant} a été signé et imputé à votre limite de crédit ${brand.product}.`,
      emailChanged: ({ at }) =>
        `Le ${at}, l’adresse courriel de votre compte ${brand.product} a été modifiée. Nous écrivons à l’ancienne adresse et à la nouvelle.`,
      newDevice: ({ merchant, at }) =>
        `Le ${at}, votre compte ${brand.product} a été ouvert chez ${merchant} sur un appareil que nous ne reconnaissons pas.`,
      numberReleased: ({ at }) =>
        `Le ${at}, une personne qui a votre numéro de téléphone, mais pas cette adresse courriel, s’est inscrite comme nouvelle cliente. Le numéro ne donne plus accès à votre compte ${brand.product}. Pour utiliser de nouveau votre compte, écrivez-nous ou téléphonez.`,
      passkeyAdded: ({ merchant, at }) =>
        `Le ${at}, une clé d’accès a été créée chez ${merchant} pour votre compte ${brand.product}. Elle ouvre ce compte, avec un code envoyé à votre téléphone.`,
      phoneChanged: ({ at }) =>
        `Le ${at}, nous avons modifié, à la suite d’une demande, le numéro de téléphone de votre compte ${brand.product}. Les codes sont maintenant envoyés au nouveau numéro.`,
    },
    fine: 'S’il s’agit bien de vous, vous n’avez rien à faire.',
    notMe:
      'Si ce n’était pas vous, dites-le-nous maintenant. Nous bloquerons votre limite de crédit, fermerons la session sur tous les appareils et vous téléphonerons.',
    button: 'Ce n’était pas moi',
  },
};
