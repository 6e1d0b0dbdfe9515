import { creditLimits } from '@tamarack/core/lending/credit-line';
import { toDollars } from '@tamarack/core/money/cents';
import { parseMoney } from '@tamarack/core/money/parse';
import { countAnswerCharacters } from '@tamarack/core/validation/reviewer-answer';
import { type RejectionReason, rejectionReasons, type Tier } from '../../../src/underwriting/decision';
import { type RequestItem, requestItemTexts } from '../../../src/underwriting/review-queue';
import type { ReviewDecision, ReviewQuestion, ReviewView } from '../../../src/underwriting/reviews';
import type { FormBody } from '../../web/form-body';
import { money } from '../words/amounts';

/** The page's forms, with their fields. */
const acts = ['approve', 'reject', 'ask'] as const;
export type Act = (typeof acts)[number];

/** An operator's unmodified input in one of the forms. */
export interface Entered {
  readonly act: Act;
  readonly limit: string;
  readonly tier: string;
  readonly reasons: readonly string[];
  readonly items: readonly string[];
  readonly note: string;
}

/** Errors by field. */
export type Errors = Partial<Readonly<Record<'limit' | 'tier' | 'reasons' | 'items' | 'note', string>>>;

/** The action to confirm. */
export type Answer =
  | { readonly act: 'approve'; readonly decision: Extract<ReviewDecision, { decision: 'approve' }> }
  | { readonly act: 'reject'; readonly decision: Extract<ReviewDecision, { decision: 'reject' }> }
  | { readonly act: 'ask'; readonly question: ReviewQuestion };

export const tiers = ['A', 'B', 'C', 'D'] as const satisfies readonly Tier[];

/** Maximum number of reasons stated in a rejection. */
export const mostReasons = 4;
/** Maximum number of characters of a note. */
export const noteLength = 1000;

/** Null for an unknown form. */
export function readEntered(body: FormBody): Entered | null {
  const one = (name: string): string => (body[name]?.[0] ?? '').trim();
  const act = acts.find((each) => each === one('act'));
  if (!act) return null;
  return {
    act,
    limit: one('limit'),
    tier: one('tier'),
    reasons: body['reasons'] ?? [],
    items: body['items'] ?? [],
    // browsers send line ends as CR LF
    note: one('note').replaceAll('\r\n', '\n'),
  };
}

/** Initial state of the forms: the limit and the tier that the rules proposed. */
export function proposedEntry({ decisions, credit }: ReviewView): Entered {
  const proposal = decisions.findLast(({ by, limit }) => by === 'rules' && limit > 0);
  const limit = proposal?.limit ?? credit?.limit;
  return {
    act: 'approve',
    limit: limit === undefined ? '' : money(Math.round(limit * 100)),
    tier: proposal?.tier ?? credit?.tier ?? 'D',
    reasons: [],
    items: [],
    note: '',
  };
}

/** The validated decision, or its errors. */
export function readAnswer(entered: Entered): Answer | { readonly act: null; readonly errors: Errors } {
  switch (entered.act) {
    case 'approve':
      return readApproval(entered);
    case 'reject':
      return readRejection(entered);
    case 'ask':
      return readQuestion(entered);
  }
}

const wrong = (errors: Errors) => ({ act: null, errors }) as const;

function readApproval({ limit: text, tier: letter }: Entered) {
  const { lowest, highest, step } = creditLimits;
  const limit = parseMoney(text);
  const tier = tiers.find((each) => each === letter);
  if (limit === null) return wrong({ limit: 'Enter an amount, such as 12,500.' });
  if (limit < lowest || limit > highest)
    return wrong({ limit: `Enter an amount from ${money(lowest)} to ${money(highest)}.` });
  if (limit % step !== 0) return wrong({ limit: `Enter an amount in steps of ${money(step)}.` });
  if (!tier) return wrong({ tier: 'Choose a tier.' });
  return { act: 'approve', decision: { decision: 'approve', limit: toDollars(limit), tier } } as const;
}

function readRejection({ reasons: codes }: Entered) {
  const reasons = known<RejectionReason>(rejectionReasons, codes);
  if (reasons.length === 0) return wrong({ reasons: 'Choose at least one reason.' });
  if (reasons.length > mostReasons)
    return wrong({ reasons: `Choose ${mostReasons} reasons at most: the ones that weigh most.` });
  return { act: 'reject', decision: { decision: 'reject', reasons } } as const;
}

function readQuestion({ items: codes, note }: Entered) {
  const all = Object.keys(requestItemTexts) as RequestItem[];
  const items = known(all, codes);
  if (items.length === 0) return wrong({ items: 'Choose what the applicant is to send.' });
  if (countAnswerCharacters(note) > noteLength)
    return wrong({ note: `Shorten the note to ${noteLength.toLocaleString('en-CA')} characters.` });
  if (items.includes('explanation') && note === '')
    return wrong({ note: 'Write what is to be explained: the applicant cannot guess it.' });
  return { act: 'ask', question: { items, note: note === '' ? null : note } } as const;
}

/** The known codes, without duplicates, in the order in which they were chosen. */
const known = <Code extends string>(codes: readonly Code[], chosen: readonly string[]): Code[] => [
  ...new Set(chosen.flatMap((each) => codes.find((code) => code === each) ?? [])),
];
