import { formatMoney } from '@tamarack/core/money/format';
import { personas, testPassword } from '../bank/data/personas';
import { magicSins, unknownLastName } from '../bureau/bureau-files';
import { magicNumbers } from '../data/carrier';
import { linkValues } from '../data/invoice-links';
import { returnedAccounts, returnedAmounts } from '../payouts/payout-bank';
import { businessWords, listedBusinesses } from '../registries/listed-businesses';

export type MagicValue = readonly [value: string, effect: string];

const phoneEffects: Readonly<Record<keyof typeof magicNumbers, string>> = {
  landline: 'the carrier reports a landline: rejected',
  foreign: 'the carrier reports a number moved abroad: rejected',
  undeliverable: 'the SMS service rejects the number',
  outage: 'the SMS service does not respond',
  hiddenLandline: 'the carrier reports no line type, then the SMS service reports a landline: rejected',
};

const returnEffects: Readonly<Record<string, string>> = {
  '905': 'returned with code 905 (account closed)',
  '912': 'returned with code 912 (incorrect account number)',
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
    ...magicSins.map(({ sin, effect }): MagicValue => [groupDigits(sin), effect]),
    [unknownLastName, 'as the last name, without a SIN: the bureau finds no file, and the SIN is requested'],
    ['Sandy Watchlist', 'as first and last name: on the made-up sanctions list, so that a person decides'],
  ] as readonly MagicValue[],
  users: personas.map(({ user, effect }): MagicValue => [user, effect]),
  payouts: [
    ...Object.entries(returnedAmounts).map(
      ([cents, code]): MagicValue => [
        dollars(cents),
        `as the payout amount: the payout is ${returnEffects[code]}`,
      ],
    ),
    ...Object.entries(returnedAccounts).map(
      ([account, code]): MagicValue => [
        account,
        `as the merchant’s account: every payout is ${returnEffects[code]}`,
      ],
    ),
  ] as readonly MagicValue[],
  links: linkValues,
  businesses: [
    ...Object.values(businessWords).map(
      ({ word, effect }): MagicValue => [word, `as a word of the legal name: ${effect}`],
    ),
    ...listedBusinesses.map(
      ({ id, name, inactive, office }): MagicValue => [
        `${name} (${id.replace('_', ' ')})`,
        inactive
          ? 'as the legal name: not active, so it is not found, and a person decides'
          : `as the legal name: found${office ? ', with its registered office' : ''}`,
      ],
    ),
  ],
  password: testPassword,
  answers: personas
    .flatMap(({ behaviour }) => behaviour.questions ?? [])
    .map(({ en, answer }): MagicValue => [answer, en]),
};
