import { englishKeysTexts } from '../../pages/keys/key-texts';
import type { KeysTexts } from '../../pages/keys/keys-card';
import { defineTexts } from '../web/texts';

export const getDeveloperTexts = defineTexts(
  {
    environment: 'Environment',
    live: 'Live',
    test: 'Test',
    liveHint: 'Purchases and payouts are real. Keys begin with pk_live_ and sk_live_.',
    testHint:
      'Nothing here is real. Keys begin with pk_test_ and sk_test_; live keys come from the live environment.',
    origins: 'Origins',
    originsHint:
      'Pages with the checkout are on these origins: https, no path, no wildcard. One on each line. A new origin works within seconds, a removed one for up to a minute.',
    pages: 'Origins of your pages',
    redirects: 'Other redirect origins',
    redirectsHint: 'A checkout may send customers back to these; pages there cannot open one.',
    save: 'Save the origins',
    none: 'None',
    onlyPages: 'Only the origins of your pages',
    tooManyKeys: 'There are too many keys. Revoke one first.',
    noPermission: 'Choose what the secret key may do. No key was created.',
  },
  {
    environment: 'Environnement',
    live: 'Production',
    test: 'Test',
    liveHint: 'Les achats et les virements sont réels. Les clés commencent par pk_live_ et sk_live_.',
    testHint:
      'Rien n’est réel ici. Les clés commencent par pk_test_ et sk_test_; celles de production viennent de l’environnement de production.',
    origins: 'Origines',
    originsHint:
      'Les pages qui ouvrent le paiement se trouvent à ces origines : https, sans chemin ni caractère générique. Une par ligne. Une nouvelle origine fonctionne en quelques secondes; une origine retirée, jusqu’à une minute encore.',
    pages: 'Origines de vos pages',
    redirects: 'Autres origines de redirection',
    redirectsHint:
      'Le client peut y être renvoyé; les pages qui s’y trouvent ne peuvent pas ouvrir le paiement.',
    save: 'Enregistrer les origines',
    none: 'Aucune',
    onlyPages: 'Seulement les origines de vos pages',
    tooManyKeys: 'Il y a trop de clés. Révoquez-en une d’abord.',
    noPermission: 'Choisissez ce que la clé secrète permet. Aucune clé n’a été créée.',
  },
);

export const getKeysTexts = defineTexts<KeysTexts>(
  {
    ...englishKeysTexts,
    hint: 'A publishable key is for your pages. A secret key is for your servers only. It allows no more than the role of the member who creates it: an owner creates keys that refund.',
    created: (kind) => `Your ${kind} key was created. Save it now: we cannot show it again.`,
    none: 'None yet. Create one of each kind.',
  },
  {
    title: 'Clés d’API',
    hint: 'Une clé publique sert à vos pages. Une clé secrète ne sert qu’à vos serveurs. Elle ne permet rien de plus que le rôle du membre qui la crée\u00a0: c’est un propriétaire qui crée celles qui remboursent.',
    created: (kind) =>
      `Votre clé ${kind === 'secret' ? 'secrète' : 'publique'} a été créée. Enregistrez-la maintenant : nous ne pourrons plus l’afficher.`,
    none: 'Aucune pour l’instant. Créez-en une de chaque type.',
    key: 'Clé',
    createdAt: 'Création',
    lastUsed: 'Dernière utilisation',
    never: 'Jamais',
    ends: 'Fin',
    noEnd: 'Sans fin',
    actions: 'Actions',
    access: 'Permet de',
    everything: 'Tout faire',
    limits: 'Une nouvelle clé secrète permet de',
    permissions: {
      checkouts: 'créer et consulter des achats',
      refunds: 'rembourser, annuler et capturer',
      invoiceLinks: 'créer et consulter des liens de facture',
      payouts: 'consulter les virements',
      webhooks: 'gérer les webhooks',
    },
    create: { publishable: 'Créer une clé publique', secret: 'Créer une clé secrète' },
    overlapLabel: (lastFour) => `Au remplacement de la clé se terminant par ${lastFour}`,
    overlaps: {
      '1': 'Ancienne clé : 1\u00a0jour',
      '3': 'Ancienne clé : 3\u00a0jours',
      '7': 'Ancienne clé : 7\u00a0jours',
    },
    roll: 'Remplacer',
    revoke: 'Révoquer',
  },
);

/** Problems of an origin, by the service's code. */
export const getOriginErrorTexts = defineTexts<Readonly<Record<string, string>>>(
  {
    originInvalid: 'Enter an origin, such as https://shop.example.',
    originPath: 'Enter the origin only, without a path: https://shop.example.',
    originWildcard: 'Wildcards are not allowed. Enter each origin by itself.',
    originHttp: 'Use https.',
    originLocal: 'Enter the address of a public site. Pages on localhost work in the sandbox only.',
    originsTooMany: 'Enter at most 50 origins.',
  },
  {
    originInvalid: 'Saisissez une origine, comme https://boutique.example.',
    originPath: 'Saisissez l’origine seule, sans chemin : https://boutique.example.',
    originWildcard: 'Les caractères génériques ne sont pas permis. Saisissez chaque origine séparément.',
    originHttp: 'Utilisez https.',
    originLocal:
      'Saisissez l’adresse d’un site public. Les pages sur localhost ne fonctionnent que dans le bac à sable.',
    originsTooMany: 'Saisissez au plus 50\u00a0origines.',
  },
);
