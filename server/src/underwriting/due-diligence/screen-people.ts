import type { CheckEvidence, ListEvidence, MatchEvidence, NamedRole, RecordedPerson } from './evidence';
import type { EnteredBusiness } from './registry/match-record';
import type { SanctionsEdition } from './screening/sanctions-list';
import { createNameScreen, type NameScreen, type ScreenedName } from './screening/screen-names';

/** The people and names to screen. */
export interface ScreenedParties {
  readonly applicant: { readonly first: string; readonly last: string; readonly dob: string };
  readonly business: Pick<EnteredBusiness, 'legal' | 'businessAs'>;
  readonly people: readonly RecordedPerson[];
}

export interface Screening {
  readonly names: CheckEvidence['names'];
  /** To be resolved by an operator. */
  readonly matches: readonly MatchEvidence[];
}

/** One for each edition, collected together with it. */
const screens = new WeakMap<SanctionsEdition, NameScreen>();

/** Screens all names against an edition; without one, only lists them. */
export function screenPeople(parties: ScreenedParties, edition: SanctionsEdition | null): Screening {
  const screen = edition && getScreen(edition);
  const found = listNames(parties).map(({ role, subject }) => ({
    role,
    name: subject.kind === 'person' ? `${subject.first} ${subject.last}` : subject.name,
    born: subject.kind === 'person' ? subject.born : null,
    similar: screen?.find(subject) ?? [],
  }));
  const toEntry = ({ entry, name }: (typeof found)[number]['similar'][number]) => ({
    name,
    reference: entry.reference,
    born: entry.born,
  });
  return {
    names: found.map(({ role, name, born, similar }) => ({
      role,
      name,
      born,
      others: similar.filter((match) => match.born === 'differs').map(toEntry),
    })),
    matches: found.flatMap(({ role, name, born, similar }) =>
      similar.flatMap((match) =>
        match.born === 'differs' || edition === null
          ? []
          : [{ role, name, born, listed: toEntry(match), birth: match.born, list: toListEvidence(edition) }],
      ),
    ),
  };
}

export const toListEvidence = ({
  fingerprint,
  latestListing,
  publishedAt,
}: SanctionsEdition): ListEvidence => ({
  fingerprint,
  latestListing,
  publishedAt: publishedAt.toISOString(),
});

function getScreen(edition: SanctionsEdition): NameScreen {
  const screen = screens.get(edition) ?? createNameScreen(edition.entries);
  screens.set(edition, screen);
  return screen;
}

function listNames({
  applicant,
  business,
  people,
}: ScreenedParties): readonly { readonly role: NamedRole; readonly subject: ScreenedName }[] {
  const { first, last, dob } = applicant;
  const names = new Set([business.legal, business.businessAs].filter((name) => name.trim() !== ''));
  return [
    { role: 'applicant', subject: { kind: 'person', first, last, born: dob } },
    ...[...names].map((name) => ({ role: 'business' as const, subject: { kind: 'entity' as const, name } })),
    ...people.map(({ role, first: givenName, last: familyName, born }) => ({
      role,
      subject: { kind: 'person' as const, first: givenName, last: familyName, born },
    })),
  ];
}
