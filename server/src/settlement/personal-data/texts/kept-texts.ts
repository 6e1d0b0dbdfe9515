import { formatDate } from '@tamarack/core/calendar/format-date';
import type { Language } from '@tamarack/core/language';
import type { Kept, KeptKind } from '../erasure-plan';

/** Sentences on what was kept and why. `until`: the last day, formatted. */
type KeptTexts = Readonly<Record<KeptKind, (until: string) => string>>;

/** Text for a kind that a later release stored. */
const otherKept: Readonly<Record<Language, (until: string) => string>> = {
  en: (until) => `Other data${until && `, until ${until}`}. Ask us for it.`,
  fr: (until) => `D’autres données${until && `, jusqu’au ${until}`}. Demandez-les-nous.`,
};

const keptTexts: Readonly<Record<Language, KeptTexts>> = {
  en: {
    collection: (until) =>
      `Your name, your contacts and your bank account, until ${until}: payments under an agreement are still due, and we need them to collect these.`,
    agreement: (until) =>
      `Your signed agreement, the decision on it and its payments, until ${until}: the law requires lenders to keep records of loans.`,
    decision: (until) =>
      `The figures that our decision was based on, until ${until}: the law requires us to keep what a decision was based on for a year.`,
    trail: () => 'The log of who did what in our systems. It does not say who you are.',
  },
  fr: {
    collection: (until) =>
      `Votre nom, vos coordonnées et votre compte bancaire, jusqu’au ${until}\u00a0: des versements prévus par un contrat ne sont pas encore payés, et nous en avons besoin pour les prélever.`,
    agreement: (until) =>
      `Votre contrat signé, la décision qui le concerne et ses paiements, jusqu’au ${until}\u00a0: la loi oblige les prêteurs à conserver les dossiers de prêt.`,
    decision: (until) =>
      `Les données sur lesquelles notre décision est fondée, jusqu’au ${until}\u00a0: la loi nous oblige à les conserver pendant un an.`,
    trail: () => 'Le journal de ce qui a été fait dans nos systèmes. Il n’indique pas qui vous êtes.',
  },
};

/** A sentence for each kind: of several applications, with the last day of all. */
export function describeKept(kept: readonly Kept[], language: Language): readonly string[] {
  const last = new Map<KeptKind, string>();
  for (const { kind, until } of kept) {
    const known = last.get(kind);
    if (known === undefined || known < (until ?? '')) last.set(kind, until ?? '');
  }
  const texts = keptTexts[language];
  return [...last].map(([kind, until]) => {
    const describe = Object.hasOwn(texts, kind) ? texts[kind] : otherKept[language];
    return describe(until === '' ? '' : formatDate(until, language));
  });
}
