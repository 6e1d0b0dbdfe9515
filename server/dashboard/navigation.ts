import type { Language } from '@tamarack/core/language';
import type { MemberAct } from '../src/parties/members';

/** An entry of the navigation. */
interface Place {
  readonly path: string;
  readonly text: Readonly<Record<Language, string>>;
  /** Hidden from members without this permission; the routes require the same one. */
  readonly act: MemberAct;
}

/** The pages in the order of the navigation. */
export const places = {
  home: { path: '/merchant', text: { en: 'Home', fr: 'Accueil' }, act: 'home.read' },
  checkouts: {
    path: '/merchant/checkouts',
    text: { en: 'Checkouts', fr: 'Achats' },
    act: 'checkouts.read',
  },
  invoiceLinks: {
    path: '/merchant/invoice-links',
    text: { en: 'Invoice links', fr: 'Liens de facture' },
    act: 'invoiceLinks.read',
  },
  payouts: {
    path: '/merchant/payouts',
    text: { en: 'Payouts', fr: 'Virements' },
    act: 'payouts.read',
  },
  developers: {
    path: '/merchant/developers',
    text: { en: 'Developers', fr: 'Développeurs' },
    act: 'developers.read',
  },
  settings: {
    path: '/merchant/settings',
    text: { en: 'Settings', fr: 'Paramètres' },
    act: 'settings.manage',
  },
  members: {
    path: '/merchant/members',
    text: { en: 'Members', fr: 'Membres' },
    act: 'members.read',
  },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof places;

export const listPlaces = (): readonly (readonly [PlaceName, Place])[] =>
  Object.entries(places) as [PlaceName, Place][];
