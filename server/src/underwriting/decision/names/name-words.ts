const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Legal forms of several words, and their short form. */
export const longForms: readonly (readonly [RegExp, string])[] = [
  [/\blimited partnership\b/giu, 'lp'],
  [/\blimited liability partnership\b/giu, 'llp'],
  [/\bsoci[eé]t[eé] en nom collectif\b/giu, 'senc'],
  [/\bsoci[eé]t[eé] en commandite\b/giu, 'sec'],
  [/\bprof(?:essional)?\.? corp(?:oration)?\b/giu, 'pc'],
];

/** Legal forms at the end of a business name, English and French, without dots. */
export const legalForms = list(`
  inc incorporated incorporee ltd limited ltee limitee corp corporation co company cie compagnie
  llp lp llc ulc plc pc gp enr enrg enregistree senc sencrl srl sec snc
`);

/** Words at the beginning of a business name that do not distinguish it from another. */
export const articles = list('the le la les');

export const conjunctions = list('and et');

/** Titles before a person's name. */
export const titles = list('mr mrs ms miss mx dr dre prof rev sir m mme mlle me maitre');

/** After a person's name. */
export const personSuffixes = list('jr sr ii iii iv');

/** Degrees and designations after a person's name. */
export const degrees = list('md dmd dds dvm dc cpa mba phd llb lld pharmd rmt');

/** Particles that are no surname on their own. */
export const particles = list(
  'de da do dos du des del della di la le el al van von der den ter ten bin ibn ben st ste',
);

/** How banks and people shorten the words of business names. The words themselves also mean that a name is a business's. */
const shortForms: Readonly<Record<string, string>> = {
  accounting: 'acctg',
  associates: 'assoc assocs',
  associes: 'ass',
  brothers: 'bros',
  building: 'bldg',
  canada: 'cda',
  canadian: 'cdn',
  centre: 'ctr center',
  construction: 'const constr constn',
  consulting: 'conslt conslting',
  contracting: 'contr contrg',
  contractors: 'contrs',
  delivery: 'dlvry',
  developments: 'dev devs development devt',
  distribution: 'dist distr distrib',
  electric: 'elec',
  enterprises: 'ent enterprise entrprs',
  entreprises: 'entr entreprise entrep',
  equipment: 'equip eqpt',
  group: 'grp',
  groupe: 'gr',
  heating: 'htg',
  holdings: 'hldg hldgs holding',
  immobilier: 'immob',
  industries: 'ind inds',
  installations: 'instal install',
  international: 'intl internatl',
  investments: 'inv invs invt investment',
  laboratories: 'labs',
  landscaping: 'lndscpg',
  maintenance: 'maint',
  management: 'mgmt mgt',
  manufacturing: 'mfg',
  marketing: 'mktg',
  plumbing: 'plbg plmbg',
  plomberie: 'plomb',
  products: 'prod prods',
  professional: 'prof',
  properties: 'prop props',
  renovations: 'reno renos renov',
  restaurant: 'rest',
  services: 'service serv svc svcs srvcs',
  solutions: 'soln solns',
  systems: 'sys',
  technologies: 'tech techs technology',
  trading: 'trdg',
  transport: 'transp',
  transportation: 'transptn',
  wholesale: 'whsle',
};

/** Other abbreviations, which do not indicate a business on their own. */
const otherShortForms: Readonly<Record<string, string>> = {
  first: '1st',
  fort: 'ft',
  mont: 'mt mount',
  premier: '1er',
  premiere: '1re 1ere',
  quebec: 'que',
  second: '2nd',
  third: '3rd',
};

/** Abbreviations of the register of a numbered company. Next to a name, AB does not mean Alberta. */
const registers: Readonly<Record<string, string>> = {
  quebec: 'qc',
  ontario: 'ont',
  alberta: 'alta ab',
  manitoba: 'man mb',
  saskatchewan: 'sask sk',
};

const toLookup = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([word, short]) => [word, ...short.split(' ')].map((each) => [each, word])),
  );

const businessWords = toLookup(shortForms);
const otherWords = toLookup(otherShortForms);
const registerWords = toLookup(registers);

/** "Rénov" and RENOV. */
const dropMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The full word for a short one. */
export const expandWord = (word: string): string => {
  const plain = dropMarks(word);
  return businessWords.get(plain) ?? otherWords.get(plain) ?? word;
};

/** The full word for a short one in the name of a numbered company. */
export const expandRegister = (word: string): string =>
  registerWords.get(dropMarks(word)) ?? expandWord(word);

/** Whether a word shows that a name is a business's. */
export const isBusinessWord = (word: string): boolean => legalForms.has(word) || businessWords.has(word);
