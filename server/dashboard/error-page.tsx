/** @jsxRuntime automatic */
import type { ProblemType } from '@tamarack/core/errors/catalogue';
import type { Language } from '@tamarack/core/language';
import { LinkButton } from '../pages/parts/button';
import { PublicPage } from './parts/public-page';
import { homePath } from './paths';
import { defineTexts } from './web/texts';

interface ErrorText {
  readonly title: string;
  readonly text: string;
}

interface ErrorTexts extends Readonly<Partial<Record<ProblemType, ErrorText>>> {
  readonly other: ErrorText;
  readonly refused: ErrorText;
  readonly 'other-merchant': ErrorText;
  readonly home: string;
  readonly reference: string;
  readonly wait: (minutes: number) => string;
}

const getTexts = defineTexts<ErrorTexts>(
  {
    other: {
      title: 'Something went wrong',
      text: 'The page could not be loaded. Try again. If the problem continues, write to us with the reference below.',
    },
    refused: {
      title: 'Form rejected',
      text: 'This form was not submitted from the dashboard. Nothing was changed. Open the dashboard and try again.',
    },
    'other-merchant': {
      title: 'Another merchant is open',
      text: 'This form belongs to a different merchant than the one open in this browser. Nothing was changed. Go to the dashboard, open the right merchant, and submit the form again.',
    },
    'not-found': {
      title: 'Page not found',
      text: 'The address may be wrong, or the page no longer exists.',
    },
    forbidden: {
      title: 'Not part of your role',
      text: 'Your role doesn’t include this. Ask an owner if you need it.',
    },
    'step-not-allowed': {
      title: 'This action is no longer available',
      text: 'Something has changed since you opened the page. Open it again to see what is possible.',
    },
    'idempotency-in-progress': {
      title: 'Still being processed',
      text: 'This form was already submitted and is being processed. Before you submit it again, open the checkout or the list and check whether it was completed.',
    },
    'rate-limited': { title: 'Too many attempts', text: 'For security, the number of attempts is limited.' },
    'validation-failed': {
      title: 'Invalid input',
      text: 'Go back, check what you entered, and submit it again. Nothing was saved.',
    },
    'malformed-request': {
      title: 'The request could not be read',
      text: 'Go back and submit it again. Nothing was saved.',
    },
    'payload-too-large': { title: 'Entry too long', text: 'Go back and shorten it. Nothing was saved.' },
    'service-unavailable': {
      title: 'Temporarily unavailable',
      text: 'If you submitted a form, check whether your changes were saved before you try again in a few seconds.',
    },
    home: 'Go to the dashboard',
    reference: 'Reference:',
    wait: (minutes) => `Try again in ${minutes === 1 ? 'a minute' : `${minutes}\u00a0minutes`}.`,
  },
  {
    other: {
      title: 'Une erreur s’est produite',
      text: 'La page n’a pas pu être affichée. Réessayez. Si le problème persiste, écrivez-nous en indiquant la référence ci-dessous.',
    },
    refused: {
      title: 'Formulaire refusé',
      text: 'Ce formulaire n’a pas été envoyé depuis le tableau de bord. Rien n’a été modifié. Ouvrez le tableau de bord et réessayez.',
    },
    'other-merchant': {
      title: 'Un autre commerce est ouvert',
      text: 'Un autre commerce que celui de ce formulaire est ouvert dans ce navigateur. Rien n’a été modifié. Allez au tableau de bord, ouvrez le bon commerce et envoyez le formulaire de nouveau.',
    },
    'not-found': {
      title: 'Page introuvable',
      text: 'L’adresse est peut-être erronée, ou la page n’existe plus.',
    },
    forbidden: {
      title: 'Votre rôle ne le permet pas',
      text: 'Votre rôle ne comprend pas cette fonction. Adressez-vous à un propriétaire si vous en avez besoin.',
    },
    'step-not-allowed': {
      title: 'Cette action n’est plus possible',
      text: 'La situation a changé depuis l’ouverture de la page. Ouvrez-la de nouveau pour voir ce qui est possible.',
    },
    'idempotency-in-progress': {
      title: 'Traitement en cours',
      text: 'Ce formulaire a déjà été envoyé et son traitement est en cours. Avant de l’envoyer de nouveau, ouvrez l’achat ou la liste et vérifiez si l’opération a été effectuée.',
    },
    'rate-limited': {
      title: 'Trop de tentatives',
      text: 'Par mesure de sécurité, le nombre de tentatives est limité.',
    },
    'validation-failed': {
      title: 'Données invalides',
      text: 'Revenez en arrière, vérifiez ce que vous avez saisi et envoyez-le de nouveau. Rien n’a été enregistré.',
    },
    'malformed-request': {
      title: 'Demande illisible',
      text: 'Revenez en arrière et envoyez-la de nouveau. Rien n’a été enregistré.',
    },
    'payload-too-large': {
      title: 'Saisie trop longue',
      text: 'Revenez en arrière et raccourcissez-la. Rien n’a été enregistré.',
    },
    'service-unavailable': {
      title: 'Temporairement indisponible',
      text: 'Si vous avez envoyé un formulaire, vérifiez si vos modifications ont été enregistrées avant de réessayer dans quelques secondes.',
    },
    home: 'Aller au tableau de bord',
    reference: 'Référence :',
    wait: (minutes) => `Réessayez dans ${minutes === 1 ? 'une minute' : `${minutes}\u00a0minutes`}.`,
  },
);

export function errorPage(
  type: ProblemType | 'refused' | 'other-merchant',
  language: Language,
  details: { readonly retryAfter?: number; readonly instance?: string } = {},
) {
  const texts = getTexts(language);
  const { title, text } = texts[type] ?? texts.other;
  const { retryAfter, instance } = details;
  return (
    <PublicPage title={title} language={language} url={homePath}>
      <p>{text}</p>
      {retryAfter !== undefined && <p>{texts.wait(Math.ceil(retryAfter / 60))}</p>}
      {texts[type] === undefined && instance !== undefined && (
        <p>
          {texts.reference} <code>{instance}</code>
        </p>
      )}
      <LinkButton href={homePath}>{texts.home}</LinkButton>
    </PublicPage>
  );
}
