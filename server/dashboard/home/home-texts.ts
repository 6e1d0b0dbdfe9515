import { defineTexts } from '../web/texts';
import type { SetupStep } from './setup-steps';

interface StepText {
  readonly title: string;
  /** Instruction, if the step is not done yet. */
  readonly next: string;
  /** Text of the link to the page on which it is done. */
  readonly link: string;
}

export const getHomeTexts = defineTexts(
  {
    checklist: 'From here to your first checkout',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done',
    open: 'To do',
    summary: 'Summary',
    latest: 'Latest checkout',
    webhooks: 'Webhook endpoints',
    active: (count: number) => (count === 1 ? '1 active' : `${count} active`),
    failing: (count: number) => `${count} failing`,
    log: 'Failed deliveries',
    role: 'Your role',
  },
  {
    checklist: 'Étapes jusqu’à votre premier achat',
    progress: (done: number, all: number) => `${done} sur ${all}`,
    done: 'Fait',
    open: 'À faire',
    summary: 'Résumé',
    latest: 'Dernier achat',
    webhooks: 'Points de terminaison webhook',
    active: (count: number) => (count <= 1 ? `${count} actif` : `${count} actifs`),
    failing: (count: number) => `${count} en échec`,
    log: 'Livraisons échouées',
    role: 'Votre rôle',
  },
);

export const getStepTexts = defineTexts<Readonly<Record<SetupStep, StepText>>>(
  {
    owner: {
      title: 'An owner has joined',
      next: 'An owner manages the members of this dashboard. Ask yours to log in.',
      link: 'See the members',
    },
    origin: {
      title: 'An origin is registered',
      next: 'Register the origin of the pages that will show the checkout.',
      link: 'Register an origin',
    },
    keys: {
      title: 'Both keys are created',
      next: 'Create a publishable key for your pages, and a secret key for your server.',
      link: 'Create the keys',
    },
    webhook: {
      title: 'A webhook endpoint is registered',
      next: 'Your server learns by webhook that a purchase was signed, even if the customer closes the page.',
      link: 'Register an endpoint',
    },
    seen: {
      title: 'The loader was seen on your page',
      next: 'Add the loader to a page with your publishable key, and open the checkout there. The page has to be on one of your origins.',
      link: 'Check keys and origins',
    },
    checkout: {
      title: 'A checkout was seen',
      next: 'Open a checkout on your page, as a customer would.',
      link: 'Check keys and origins',
    },
  },
  {
    owner: {
      title: 'Un propriétaire s’est connecté',
      next: 'Un propriétaire gère les membres de ce tableau de bord. Demandez au vôtre de se connecter.',
      link: 'Voir les membres',
    },
    origin: {
      title: 'Une origine est enregistrée',
      next: 'Enregistrez l’origine des pages qui afficheront le paiement.',
      link: 'Enregistrer une origine',
    },
    keys: {
      title: 'Les deux clés sont créées',
      next: 'Créez une clé publique pour vos pages et une clé secrète pour votre serveur.',
      link: 'Créer les clés',
    },
    webhook: {
      title: 'Un point de terminaison webhook est enregistré',
      next: 'Un webhook informe votre serveur qu’un achat a été signé, même si le client ferme la page.',
      link: 'Enregistrer un point de terminaison',
    },
    seen: {
      title: 'Le chargeur a été détecté sur votre page',
      next: 'Ajoutez le chargeur à une page avec votre clé publique et ouvrez-y le paiement. La page doit se trouver à l’une de vos origines.',
      link: 'Vérifier les clés et les origines',
    },
    checkout: {
      title: 'Un achat a été détecté',
      next: 'Ouvrez le paiement sur votre page, comme le ferait un client.',
      link: 'Vérifier les clés et les origines',
    },
  },
);

/** In a test environment, the last step says so. */
export const getTestCheckoutText = defineTexts(
  { title: 'A test checkout was seen' },
  { title: 'Un achat de test a été détecté' },
);
