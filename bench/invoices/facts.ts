import { addDays } from '../../src/calendar/plain-date';
import type { Language } from '../../src/language';

interface Item {
  readonly what: string;
  readonly quantity: number;
  /** Cents. */
  readonly price: number;
  readonly amount: number;
}

export interface Tax {
  readonly name: { readonly en: string; readonly fr: string };
  /** Thousandths of a percent. */
  readonly rate: number;
  readonly amount: number;
}

/** The content of a fictional invoice; each layout shows it differently. */
export interface Facts {
  readonly language: Language;
  readonly merchant: Party;
  readonly customer: Party;
  readonly province: Province;
  readonly digits: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly items: readonly Item[];
  readonly subtotal: number;
  readonly taxes: readonly Tax[];
  readonly total: number;
  /** For a choice that a layout makes by chance: 0 to 1, one after the other. */
  readonly random: () => number;
}

interface Party {
  readonly name: string;
  readonly street: string;
  readonly city: string;
}

const provinces = {
  ON: { city: 'Guelph, ON  N1H 3A1', taxes: [['HST', 'TVH', 13_000]] },
  QC: {
    city: 'Québec (Québec)  G1R 2B5',
    taxes: [
      ['GST', 'TPS', 5_000],
      ['QST', 'TVQ', 9_975],
    ],
  },
  BC: {
    city: 'Kelowna, BC  V1Y 1A1',
    taxes: [
      ['GST', 'TPS', 5_000],
      ['PST', 'TVP', 7_000],
    ],
  },
  AB: { city: 'Red Deer, AB  T4N 1A1', taxes: [['GST', 'TPS', 5_000]] },
  NS: { city: 'Truro, NS  B2N 1A1', taxes: [['HST', 'TVH', 14_000]] },
  NB: { city: 'Moncton, NB  E1C 1A1', taxes: [['HST', 'TVH', 15_000]] },
  SK: {
    city: 'Regina, SK  S4P 1A1',
    taxes: [
      ['GST', 'TPS', 5_000],
      ['PST', 'TVP', 6_000],
    ],
  },
  MB: {
    city: 'Brandon, MB  R7A 1A1',
    taxes: [
      ['GST', 'TPS', 5_000],
      ['RST', 'TVD', 7_000],
    ],
  },
} as const;
type Province = keyof typeof provinces;

const merchants = {
  en: [
    'Tidewater Paper & Packaging Ltd.',
    'Northfork Electric Inc.',
    'Copperleaf Design Studio',
    'Harrow Bay Foods Limited',
    'Two Pines Landscaping',
    'Quillstone Consulting Group',
    'Marrow & Finch LLP',
    'Redbarn Equipment Rentals Inc.',
  ],
  fr: [
    'Boréal Électrique inc.',
    'Les Emballages Rivefontaine ltée',
    'Atelier Noisetier',
    'Plomberie Garance et Fils inc.',
    'Services-conseils Clairval',
    'Distribution Belle-Anse inc.',
    'Groupe Vertendre S.E.N.C.',
    'Location Roc-Pointe inc.',
  ],
};
const customers = {
  en: [
    'Maple Bakery Inc.',
    'Juniper Dental Clinic',
    'Old Mill Cafe',
    'Bluewater Motel',
    'Sable Fitness Centre',
  ],
  fr: [
    'Boulangerie du Lac inc.',
    'Clinique dentaire Orée',
    'Café du Vieux-Moulin',
    'Motel Rive-Bleue',
    'Gym Sablon',
  ],
};
const streets = {
  en: ['48 Foundry Street', '1207 Concession Road 6', '300 King Street West, Suite 410', '15 Harbour Drive'],
  fr: [
    '48, rue de la Fonderie',
    '1207, chemin du Rang 6',
    '300, rue Royale, bureau 410',
    '15, boulevard du Port',
  ],
};
const goods = {
  en: [
    'Corrugated boxes 12x12',
    'Site inspection and report',
    'Monthly maintenance',
    'Copper wire 14/2, 75 m',
    'Logo design, second round',
    'Cooking oil, 16 L',
    'Excavator rental, day',
    'Delivery of topsoil',
    'Steel shelving unit',
    'Bookkeeping for October',
  ],
  fr: [
    'Boîtes de carton 12 x 12',
    'Inspection du chantier et rapport',
    'Entretien mensuel',
    'Fil de cuivre 14/2, 75 m',
    'Conception de logo, deuxième ronde',
    'Huile de cuisson, 16 L',
    "Location d'excavatrice, jour",
    'Livraison de terre',
    'Étagère en acier',
    "Tenue de livres d'octobre",
  ],
};

/** Always the same numbers for a seed: 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pickRandom = <T>(random: () => number, from: readonly T[]): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const provinceNames = Object.keys(provinces) as Province[];

export function createFacts(seed: number, language: Language, { lines }: { lines?: number } = {}): Facts {
  const random = createRandom(seed + (language === 'fr' ? 500 : 0));
  for (let warm = 0; warm < 5; warm += 1) random();
  const province = language === 'fr' && random() < 0.7 ? 'QC' : pickRandom(random, provinceNames);
  const items = Array.from({ length: lines ?? 1 + Math.floor(random() * 6) }, (): Item => {
    const quantity = 1 + Math.floor(random() * 12);
    const price = 500 + Math.floor(random() ** 3 * 180_000);
    return { what: pickRandom(random, goods[language]), quantity, price, amount: quantity * price };
  });
  const subtotal = items.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = provinces[province].taxes.map(
    ([en, fr, rate]): Tax => ({ name: { en, fr }, rate, amount: Math.round((subtotal * rate) / 100_000) }),
  );
  const issuedOn = addDays('2026-01-05', Math.floor(random() * 320));
  const { city } = provinces[province];
  return {
    language,
    merchant: {
      name: pickRandom(random, merchants[language]),
      street: pickRandom(random, streets[language]),
      city,
    },
    customer: {
      name: pickRandom(random, customers[language]),
      street: pickRandom(random, streets[language]),
      city,
    },
    province,
    digits: String(1_000 + Math.floor(random() * 89_000)),
    issuedOn,
    dueOn: addDays(issuedOn, pickRandom(random, [14, 30, 30, 45])),
    items,
    subtotal,
    taxes,
    total: subtotal + taxes.reduce((sum, { amount }) => sum + amount, 0),
    random,
  };
}
