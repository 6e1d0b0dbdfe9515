import { fold, toTerms } from '../labels/terms';

/** Mail providers and internet providers: the part before the `@` identifies the business. */
const mailboxHosts = new Set(
  (
    'gmail hotmail outlook live yahoo ymail icloud me msn aol videotron bell sympatico rogers telus shaw cogeco eastlink ' +
    'sasktel mts mymts xplornet bellnet globetrotter sogetel oricom teksavvy proton protonmail'
  ).split(' '),
);
/** Mailbox names that any business may use. */
const mailboxes = new Set(
  (
    'info contact admin office sales billing accounts accounting invoices support service hello ' +
    'bonjour comptes comptabilite facturation ventes bureau'
  ).split(' '),
);
const suffixes = new Set(
  'ca com net org coop biz info co inc us qc on bc ab mb sk ns nb nl pe pei nt yt nu gc shop store'.split(
    ' ',
  ),
);
const MIN_LETTERS = 4;
/** A single word that is a complete name. */
const MIN_SOLE_TERM = 6;

const address = /(?:([a-z0-9._-]{2,40})@)?((?:[a-z0-9-]+\.){1,4}[a-z]{2,5})(?![a-z0-9@])/g;

/** The names in the web and mail addresses of a text, as letters and digits: `www.two-pines.ca` → `twopines`. */
export function listDomainNames(text: string): readonly string[] {
  return [...fold(text).matchAll(address)].flatMap(([, mailbox, host = '']) => {
    const labels = host.split('.');
    if (!suffixes.has(labels.at(-1) ?? '')) return [];
    const own =
      labels.filter((label, at) => label !== 'www' && !(at > 0 && suffixes.has(label))).at(-1) ?? '';
    const name = mailboxHosts.has(own) ? (mailbox ?? '') : own;
    const letters = name.replace(/[^a-z0-9]/g, '');
    return letters.length >= MIN_LETTERS && !mailboxes.has(letters) ? [letters] : [];
  });
}

const fillers = new Set('the and of les la le l de des du d et a inc ltd ltee co'.split(' '));

/** Whether an address is made of words of a name, in their order: `northlinesupply` of `Northline Restaurant Supply`. */
export function isNamedAfter(domain: string, name: string): boolean {
  const terms = toTerms(name);
  const own = terms.filter((term) => !fillers.has(term));
  const isDistinct = (used: readonly string[]): boolean =>
    used.includes(own[0] ?? '') || used.some((term) => term.length >= MIN_SOLE_TERM);
  const match = (rest: string, from: number, used: readonly string[]): boolean => {
    if (rest === '') return isDistinct(used);
    return terms.some(
      (term, at) =>
        at >= from && rest.startsWith(term) && match(rest.slice(term.length), at + 1, [...used, term]),
    );
  };
  return match(domain, 0, []) || match(`${domain}s`, 0, []);
}
