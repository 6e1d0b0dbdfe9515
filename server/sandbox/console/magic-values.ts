import { formatMoney } from '@tamarack/core/money/format';
import { personas, testPassword } from '../bank/data/personas';
import { magicSins, unknownLastName } from '../bureau/bureau-files';
import { magicNumbers } from '../data/carrier';
import { linkValues } from '../data/invoice-links';
import { returnedAccounts, returnedAmounts } from '../payouts/payout-bank';

export type MagicValue = readonly [value: string, effect: string];

const phoneEffects: Readonly<Record<keyof typeof magicNumbers, string>> = {
  landline: 'the carrier says landline: refused',
  foreign: 'the carrier says the number was moved abroad: refused',
  undeliverable: 'the SMS service refuses the number',
  outage: 'the SMS service does not answer',
  hiddenLandline: 'the carrier returns no type, the SMS service reports a landline: rejected',
};

const returnEffects: Readonly<Record<string, string>> = {
  '905': 'comes back with code 905: account closed',
  '912': 'comes back with code 912: account number incorrect',
};

const dollars = (cents: string): string => formatMoney(Number(cents), 'en', 2);

const groupDigits = (sin: string): string => sin.replace(/(\d{3})(?=\d)/g, '$1 ');
const formatNational = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');

/** All magic values of the sandbox, from the modules that define them. */
export const magicValues = {
  phones: (Object.keys(magicNumbers) as (keyof typeof magicNumbers)[]).map(
    (name): MagicValue => [formatNational(magicNumbers[name]), phoneEffects[name]],
  ),
  sins: [
    ...magicSins.map(({ sin, expects }): MagicValue => [groupDigits(sin), expects]),
    [unknownLastName, 'as the last name, with no SIN given: the bureau finds no file, the SIN is asked for'],
  ] as readonly MagicValue[],
  users: personas.map(({ user, expects }): MagicValue => [user, expects]),
  payouts: [
    ...Object.entries(returnedAmounts).map(
      ([cents, code]): MagicValue => [dollars(cents), `paid to the merchant: it ${returnEffects[code]}`],
    ),
    ...Object.entries(returnedAccounts).map(
      ([account, code]): MagicValue => [
        account,
        `as the merchant’s account: whatever is paid ${returnEffects[code]}`,
      ],
    ),
  ] as readonly MagicValue[],
  links: linkValues,
  password: testPassword,
  answers: personas
    .flatMap(({ behaviour }) => behaviour.questions ?? [])
    .map(({ en, answer }): MagicValue => [answer, en]),
};
