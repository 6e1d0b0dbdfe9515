import type { DigestCounter, DigestLine, Unusual } from './build-digest';

/** English only, like the console: operators are our employees. */
const counterTexts: Readonly<Record<DigestCounter, (count: number) => string>> = {
  logins: (count) => `${count} ${count === 1 ? 'login' : 'logins'}`,
  failedLogins: (count) => `${count} failed ${count === 1 ? 'login' : 'logins'}`,
  applications: (count) => `${count} application ${count === 1 ? 'view' : 'views'}`,
  sins: (count) => `${count} ${count === 1 ? 'look' : 'looks'} at SIN digits`,
  documents: (count) => `${count} document ${count === 1 ? 'view' : 'views'}`,
  decisions: (count) => `${count} ${count === 1 ? 'act' : 'acts'} on reviews`,
  payouts: (count) => `${count} ${count === 1 ? 'act' : 'acts'} on payouts or payees`,
  merchants: (count) => `${count} ${count === 1 ? 'act' : 'acts'} on merchants`,
  people: (count) => `${count} ${count === 1 ? 'act' : 'acts'} on personal data`,
  access: (count) => `${count} ${count === 1 ? 'change' : 'changes'} of access`,
  numberAlarms: (count) => `${count} ${count === 1 ? 'alarm' : 'alarms'} on codes to many numbers`,
  contestedAlarms: (count) =>
    `${count} ${count === 1 ? 'alarm' : 'alarms'} on too many codes to one number or address`,
  outOfHours: (count) => `${count} out of hours`,
};

const unusualTexts: Readonly<Record<Unusual, string>> = {
  keyLogin: 'logged in with a key',
  failedLogins: 'many failed logins',
  sessionRefused: 'a session appeared in another browser or network',
  manyDocuments: 'many documents',
  manyNumbers:
    'codes were sent to many numbers from one place: see verification.manyNumbers on the audit trail',
  contested:
    'a number or address got so many codes that its owner may have to wait for one: see verification.contested on the audit trail',
  outOfHours: 'worked out of hours',
};

/** `Robin: 2 logins, 14 application views`. */
export function describeLine(name: string, { counts }: DigestLine): string {
  const parts = (Object.keys(counterTexts) as DigestCounter[]).flatMap((counter) =>
    counts[counter] === 0 ? [] : counterTexts[counter](counts[counter]),
  );
  return `${name}: ${parts.join(', ') || 'logged out'}`;
}

/** `Robin: logged in with a key; many documents`. */
export const describeUnusual = (name: string, { unusual }: DigestLine): string =>
  `${name}: ${unusual.map((each) => unusualTexts[each]).join('; ')}`;
