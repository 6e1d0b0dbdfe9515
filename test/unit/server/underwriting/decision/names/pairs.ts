import { accountsOfOthers } from './accounts-of-others';
import { ownAccounts } from './own-accounts';

/**
 * Account holders as banks print them, beside the names of an application. Written before the rules that are judged by
 * it, and made up: none is a real account. `same` says whether the account is the applicant's own: a bank's abbreviation,
 * order, title or spelling changes nothing; another person, another company of the same person and money held for others
 * are not the applicant's.
 */
export interface NamePair {
  readonly printed: string;
  readonly person?: readonly [first: string, last: string];
  readonly business?: string;
  readonly same: boolean;
}

/** `printed = first / last` for a person, `printed = [business]` for a business. */
const parse =
  (same: boolean) =>
  (line: string): NamePair => {
    const [printed = '', name = ''] = line.split(' = ').map((part) => part.trim());
    if (name.startsWith('[')) return { printed, business: name.slice(1, -1), same };
    const [first = '', last = ''] = name.split(' / ');
    return { printed, person: [first, last], same };
  };

const parseAll = (same: boolean, text: string): readonly NamePair[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parse(same));

export const namePairs: readonly NamePair[] = [
  ...parseAll(true, ownAccounts),
  ...parseAll(false, accountsOfOthers),
];
