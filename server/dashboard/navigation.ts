import type { Language } from '@tamarack/core/language';
import type { MemberAct } from '../src/parties/members';

/** A place that the navigation leads to. */
interface Place {
  readonly path: string;
  readonly text: Readonly<Record<Language, string>>;
  /** Members whose role does not allow it do not see it; its routes authorize by the same act. */
  readonly act: MemberAct;
  /** Whether its pages exist: the navigation leaves out the others. */
  readonly built: boolean;
}

/** The table of pages, in the order of the navigation. */
export const places = {
  home: { path: '/merchant', text: { en: 'Home', fr: 'Accueil' }, act: 'home.read', built: true },
  checkouts: {
    path: '/merchant/checkouts',
    text: { en: 'Checkouts', fr: 'Achats' },
    act: 'checkouts.read',
    built: true,
  },
  invoices: {
    path: '/merchant/invoices',
    text: { en: 'Invoices', fr: 'Factures' },
    act: 'invoices.read',
    built: false,
  },
  invoiceLinks: {
    path: '/merchant/invoice-links',
    text: { en: 'Invoice links', fr: 'Liens de facture' },
    act: 'invoiceLinks.read',
    built: true,
  },
  payouts: {
    path: '/merchant/payouts',
    text: { en: 'Payouts', fr: 'Virements' },
    act: 'payouts.read',
    built: true,
  },
  developers: {
    path: '/merchant/developers',
    text: { en: 'Developers', fr: 'Développeurs' },
    act: 'developers.read',
    built: true,
  },
  members: {
    path: '/merchant/members',
    text: { en: 'Members', fr: 'Membres' },
    act: 'members.read',
    built: true,
  },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof places;

export const listPlaces = (): readonly (readonly [PlaceName, Place])[] =>
  Object.entries(places) as [PlaceName, Place][];
