import type { MemberRole } from '../../src/parties/members';
import { defineTexts } from '../web/texts';

export const getRoleTexts = defineTexts<Readonly<Record<MemberRole, string>>>(
  { owner: 'Owner', developer: 'Developer', accounting: 'Accounting' },
  { owner: 'Propriétaire', developer: 'Développement', accounting: 'Comptabilité' },
);

export const getAccountTexts = defineTexts(
  {
    account: 'Your account',
    email: 'Email address',
    role: 'Role',
    sessions: 'Sessions',
    sessionsHint: 'Sessions end after an hour without activity, and after 12\u00a0hours at most.',
    device: 'Device',
    network: 'Network',
    began: 'Began',
    lastUsed: 'Last used',
    actions: 'Actions',
    current: 'This session',
    end: 'End',
    endOthers: 'End all others',
    choose: 'Choose a merchant',
    change: 'Change merchant',
    none: 'You aren’t a member of any merchant. Ask an owner to invite you.',
    open: 'Open',
    logOut: 'Log out',
  },
  {
    account: 'Votre compte',
    email: 'Adresse courriel',
    role: 'Rôle',
    sessions: 'Sessions',
    sessionsHint: 'Une session prend fin après une heure d’inactivité, et au plus tard après 12\u00a0heures.',
    device: 'Appareil',
    network: 'Réseau',
    began: 'Début',
    lastUsed: 'Dernière utilisation',
    actions: 'Actions',
    current: 'Cette session',
    end: 'Mettre fin',
    endOthers: 'Mettre fin aux autres',
    choose: 'Choisir un commerce',
    change: 'Changer de commerce',
    none: 'Vous n’êtes membre d’aucun commerce. Demandez à un propriétaire de vous inviter.',
    open: 'Ouvrir',
    logOut: 'Se déconnecter',
  },
);
