/** Products. Prices in whole cents, before tax; the server computes all totals. */
export const catalogue = [
  {
    id: 'range',
    price: 384_900,
    en: { name: 'Six-burner gas range', text: '36\u00a0in., two racks, natural gas or propane' },
    fr: { name: 'Cuisinière à gaz, six brûleurs', text: '36\u00a0po, deux grilles, gaz naturel ou propane' },
  },
  {
    id: 'fridge',
    price: 429_500,
    en: { name: 'Two-door refrigerator', text: '49\u00a0cu.\u00a0ft., stainless, bottom-mounted compressor' },
    fr: { name: 'Réfrigérateur à deux portes', text: '49\u00a0pi³, inox, compresseur au bas' },
  },
  {
    id: 'espresso',
    price: 745_000,
    en: { name: 'Espresso machine, two groups', text: 'Volumetric, 11\u00a0L boiler, 220\u00a0V' },
    fr: {
      name: 'Machine à espresso, deux groupes',
      text: 'Volumétrique, chaudière de 11\u00a0L, 220\u00a0V',
    },
  },
  {
    id: 'mixer',
    price: 219_000,
    en: { name: 'Planetary mixer, 20\u00a0qt', text: 'Three speeds, bowl guard, hook, whip and paddle' },
    fr: { name: 'Batteur mélangeur, 20\u00a0pte', text: 'Trois vitesses, grille, crochet, fouet et palette' },
  },
  {
    id: 'table',
    price: 48_900,
    en: { name: 'Prep table, 72\u00a0in.', text: 'Stainless top, undershelf, adjustable feet' },
    fr: { name: 'Table de préparation, 72\u00a0po', text: 'Dessus en inox, tablette, pieds réglables' },
  },
  {
    id: 'pans',
    price: 31_800,
    en: { name: 'Fry pans, set of six', text: '8, 10 and 12\u00a0in., carbon steel' },
    fr: { name: 'Poêles, jeu de six', text: '8, 10 et 12\u00a0po, acier au carbone' },
  },
  {
    id: 'plates',
    price: 21_600,
    en: { name: 'Dinner plates, case of\u00a024', text: '10½\u00a0in., vitrified, edge-chip warranty' },
    fr: { name: 'Assiettes, caisse de\u00a024', text: '10½\u00a0po, vitrifiées, bord garanti' },
  },
  {
    id: 'chairs',
    price: 35_600,
    en: { name: 'Bistro chairs, set of four', text: 'Stackable, beech and steel' },
    fr: { name: 'Chaises bistro, jeu de quatre', text: 'Empilables, hêtre et acier' },
  },
];

/** Harmonized sales tax of Ontario, in percent. */
const TAX = 13;

/**
 * Computes the totals of a cart, in whole cents.
 *
 * @param lines `{ id, quantity }`
 * @throws RangeError for an unknown product or a quantity outside 1 to 99
 */
export const computeTotals = (lines) => {
  const items = lines.map(({ id, quantity }) => {
    const product = catalogue.find((one) => one.id === id);
    if (!product || !Number.isInteger(quantity) || quantity < 1 || quantity > 99) {
      throw new RangeError(`invalid line: ${id} × ${quantity}`);
    }
    return { id, quantity, amount: product.price * quantity };
  });
  const subtotal = items.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round((subtotal * TAX) / 100);
  return { items, subtotal, tax, total: subtotal + tax };
};
