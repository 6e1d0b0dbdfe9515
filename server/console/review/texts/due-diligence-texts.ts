import type { Tone } from '../../../pages/parts/tone';
import type {
  CheckEvidence,
  DueDiligenceView,
  ListProblem,
  MatchEvidence,
  OwnershipSource,
} from '../../../src/underwriting/due-diligence';

interface Label {
  readonly text: string;
  readonly tone: Tone;
}

const registryTexts: Readonly<Record<CheckEvidence['registry']['status'], Label>> = {
  active: { text: 'Registered and active', tone: 'ok' },
  inactive: { text: 'Inactive or dissolved', tone: 'danger' },
  notFound: { text: 'Not found', tone: 'warn' },
  unavailable: { text: 'The registry did not respond', tone: 'warn' },
  notRequired: { text: 'Not required of a sole proprietor', tone: 'neutral' },
};

export const listProblemTexts: Readonly<Record<ListProblem, string>> = {
  notConfigured: 'No sanctions list is configured: the names were not compared.',
  missing: 'The file of the sanctions list was missing.',
  damaged: 'The newest file of the sanctions list could not be read.',
  old: 'The sanctions list had not been replaced for days.',
};

export const roleTexts: Readonly<Record<MatchEvidence['role'], string>> = {
  applicant: 'Applicant',
  business: 'Business',
  owner: 'Owner',
  director: 'Director',
};

export const birthTexts: Readonly<Record<MatchEvidence['birth'], string>> = {
  agrees: 'Agrees, within a year',
  differs: 'Differs',
  unknown: 'Not in the list, or not given',
};

const matchStateTexts: Readonly<Record<DueDiligenceView['matches'][number]['state'], Label>> = {
  open: { text: 'To be resolved', tone: 'warn' },
  cleared: { text: 'Not a match', tone: 'ok' },
  confirmed: { text: 'Confirmed match', tone: 'danger' },
};

export const ownershipSourceTexts: Readonly<Record<OwnershipSource, string>> = {
  applicant: 'stated by the applicant',
  registry: 'from the registry',
  documents: 'from documents',
};

/** A code of a later release is its own text. */
const findLabel = (labels: Readonly<Record<string, Label>>, code: string): Label =>
  (Object.hasOwn(labels, code) ? labels[code] : undefined) ?? { text: code, tone: 'neutral' };

export const describeRegistry = (status: string): Label => findLabel(registryTexts, status);

export const describeMatchState = (state: string): Label => findLabel(matchStateTexts, state);
