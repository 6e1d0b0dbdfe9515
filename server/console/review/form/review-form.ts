import { creditLimits } from '@tamarack/core/lending/credit-line';
import { toDollars } from '@tamarack/core/money/cents';
import { parseMoney } from '@tamarack/core/money/parse';
import { countAnswerCharacters } from '@tamarack/core/validation/reviewer-answer';
import type { FormBody } from '../../../pages/web/form-body';
import { type RejectionReason, rejectionReasons, type Tier } from '../../../src/underwriting/decision';
import { type RequestItem, requestItemTexts } from '../../../src/underwriting/review-queue';
import type { InformationRequest, ReviewDecision, ReviewView } from '../../../src/underwriting/reviews';
import { formatAmount } from '../texts/format-amounts';

/** The page's forms, with their fields. */
const actionNames = ['approve', 'reject', 'ask'] as const;
export type ActionName = (typeof actionNames)[number];

/** An operator's unmodified input in one of the forms. */
export interface FormInput {
  readonly act: ActionName;
  readonly limit: string;
  readonly tier: string;
  readonly reasons: readonly string[];
  readonly items: readonly string[];
  readonly note: string;
}

/** Errors by field. */
export type FormErrors = Partial<Readonly<Record<'limit' | 'tier' | 'reasons' | 'items' | 'note', string>>>;

/** The action to confirm. */
export type ReviewAction =
  | { readonly act: 'approve'; readonly decision: Extract<ReviewDecision, { decision: 'approve' }> }
  | { readonly act: 'reject'; readonly decision: Extract<ReviewDecision, { decision: 'reject' }> }
  | { readonly act: 'ask'; readonly question: InformationRequest };

export const tiers = ['A', 'B', 'C', 'D'] as const satisfies readonly Tier[];

/** Maximum number of reasons stated in a rejection. */
export const maxReasons = 4;
/** Maximum number of characters of a note. */
export const maxNoteLength = 1000;

/** Null for an unknown form. */
export function parseFormInput(body: FormBody): FormInput | null {
  const getField = (name: string): string => (body[name]?.[0] ?? '').trim();
  const act = actionNames.find((each) => each === getField('act'));
  if (!act) return null;
  return {
    act,
    limit: getField('limit'),
    tier: getField('tier'),
    reasons: body['reasons'] ?? [],
    items: body['items'] ?? [],
    // browsers send line ends as CR LF
    note: getField('note').replaceAll('\r\n', '\n'),
  };
}

/** Initial state of the forms: the limit and the tier that the rules proposed. */
export function buildDefaultInput({ decisions, credit }: ReviewView): FormInput {
  const proposal = decisions.findLast(({ by, limit }) => by === 'rules' && limit > 0);
  const limit = proposal?.limit ?? credit?.limit;
  return {
    act: 'approve',
    limit: limit === undefined ? '' : formatAmount(Math.round(limit * 100)),
    tier: proposal?.tier ?? credit?.tier ?? 'D',
    reasons: [],
    items: [],
    note: '',
  };
}

/** The validated decision, or its errors. */
export function parseAction(
  input: FormInput,
): ReviewAction | { readonly act: null; readonly errors: FormErrors } {
  switch (input.act) {
    case 'approve':
      return parseApproval(input);
    case 'reject':
      return parseRejection(input);
    case 'ask':
      return parseRequest(input);
  }
}

const invalid = (errors: FormErrors) => ({ act: null, errors }) as const;

function parseApproval({ limit: text, tier: letter }: FormInput) {
  const { lowest, highest, step } = creditLimits;
  const limit = parseMoney(text);
  const tier = tiers.find((each) => each === letter);
  if (limit === null) return invalid({ limit: 'Enter an amount, such as 12,500.' });
  if (limit < lowest || limit > highest)
    return invalid({ limit: `Enter an amount from ${formatAmount(lowest)} to ${formatAmount(highest)}.` });
  if (limit % step !== 0) return invalid({ limit: `Enter an amount in steps of ${formatAmount(step)}.` });
  if (!tier) return invalid({ tier: 'Choose a tier.' });
  return { act: 'approve', decision: { decision: 'approve', limit: toDollars(limit), tier } } as const;
}

function parseRejection({ reasons: codes }: FormInput) {
  const reasons = selectCodes<RejectionReason>(rejectionReasons, codes);
  if (reasons.length === 0) return invalid({ reasons: 'Choose at least one reason.' });
  if (reasons.length > maxReasons)
    return invalid({ reasons: `Choose up to ${maxReasons} reasons, the most important ones.` });
  return { act: 'reject', decision: { decision: 'reject', reasons } } as const;
}

function parseRequest({ items: codes, note }: FormInput) {
  const all = Object.keys(requestItemTexts) as RequestItem[];
  const items = selectCodes(all, codes);
  if (items.length === 0) return invalid({ items: 'Choose at least one item.' });
  if (countAnswerCharacters(note) > maxNoteLength)
    return invalid({ note: `Shorten the note to ${maxNoteLength.toLocaleString('en-CA')} characters.` });
  if (items.includes('explanation') && note === '')
    return invalid({ note: 'Describe what the applicant should explain.' });
  return { act: 'ask', question: { items, note: note === '' ? null : note } } as const;
}

/** The known codes, without duplicates, in the order in which they were chosen. */
const selectCodes = <Code extends string>(codes: readonly Code[], chosen: readonly string[]): Code[] => [
  ...new Set(chosen.flatMap((each) => codes.find((code) => code === each) ?? [])),
];
