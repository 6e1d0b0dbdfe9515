import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { AlertKind } from '../tables';

interface AlertContext {
  readonly merchant: string;
  /** Formatted; of a draw. */
  readonly amount: string;
  readonly at: string;
}

interface AlertTexts {
  readonly subjects: Readonly<Record<AlertKind, string>>;
  readonly sentences: Readonly<Record<AlertKind, (context: AlertContext) => string>>;
  readonly fine: string;
  readonly notMe: string;
  readonly button: string;
}

export const alertTexts: Readonly<Record<Language, AlertTexts>> = {
  en: {
    subjects: {
      draw: 'A purchase on your credit line',
      emailChanged: 'Your email address was changed',
      newDevice: 'Your account was opened on a new device',
      numberReleased: 'Your phone number was removed from your account',
    },
    sentences: {
      draw: ({ merchant, amount, at }) =>
        `On ${at}, a purchase of ${amount} at ${merchant} was signed on your ${brand.product} credit line.`,
      emailChanged: ({ at }) =>
        `On ${at}, the email address of your ${brand.product} account was changed. We’re writing to the former and the new address.`,
      newDevice: ({ merchant, at }) =>
        `On ${at}, your ${brand.product} account was opened at ${merchant} on a device that we don’t know.`,
      numberReleased: ({ at }) =>
        `On ${at}, somebody who has your phone number, but not this email address, started as a new customer. The number no longer opens your ${brand.product} account. To use your account again, contact us.`,
    },
    fine: 'If this was you, there’s nothing to do.',
    notMe: 'If it wasn’t you, tell us now. We’ll freeze your credit line, log out all devices, and call you.',
    button: 'This was not me',
  },
  fr: {
    subjects: {
      draw: 'Un achat sur votre limite de crédit',
      emailChanged: 'Votre adresse courriel a été modifiée',
      newDevice: 'Votre compte a été ouvert sur un nouvel appareil',
      numberReleased: 'Votre numéro de téléphone a été retiré de votre compte',
    },
    sentences: {
      draw: ({ merchant, amount, at }) =>
        `Le ${at}, un achat de ${amount} chez ${merchant} a été signé sur votre limite de crédit ${brand.product}.`,
      emailChanged: ({ at }) =>
        `Le ${at}, l’adresse courriel de votre compte ${brand.product} a été modifiée. Nous écrivons à l’ancienne adresse et à la nouvelle.`,
      newDevice: ({ merchant, at }) =>
        `Le ${at}, votre compte ${brand.product} a été ouvert chez ${merchant} sur un appareil que nous ne connaissons pas.`,
      numberReleased: ({ at }) =>
        `Le ${at}, une personne qui a votre numéro de téléphone, mais pas cette adresse courriel, s’est inscrite comme nouvelle cliente. Le numéro ne donne plus accès à votre compte ${brand.product}. Pour utiliser de nouveau votre compte, écrivez-nous ou téléphonez.`,
    },
    fine: 'S’il s’agit bien de vous, vous n’avez rien à faire.',
    notMe:
      'Si ce n’était pas vous, dites-le-nous maintenant. Nous bloquerons votre limite de crédit, fermerons la session sur tous les appareils et vous téléphonerons.',
    button: 'Ce n’était pas moi',
  },
};
