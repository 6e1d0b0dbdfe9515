import type { NoticeEvent } from './notices';

interface NoticeText {
  readonly subject: string;
  readonly sentence: string;
}

type ComposeNotice = (name: string, by: string, proposer: string | null) => NoticeText;

const asProposed = (proposer: string | null): string =>
  proposer === null ? '' : `, as ${proposer} had proposed`;

/** English only, like the console: operators are our employees. */
export const noticeTexts: Readonly<Record<NoticeEvent, ComposeNotice>> = {
  operatorCreated: (name, by, proposer) => ({
    subject: `${name} was added as an operator`,
    sentence: `${by} added ${name} as an operator${asProposed(proposer)}.`,
  }),
  changeProposed: (name, by) => ({
    subject: `Roles for ${name} wait for a second admin`,
    sentence: `${by} proposed roles for ${name}. Another admin has to confirm them under Operators. Ask ${name} and ${by} first.`,
  }),
  operatorDisabled: (name, by) => ({
    subject: `${name} was disabled`,
    sentence: `${by} disabled ${name}. Their sessions, keys and passkeys no longer work.`,
  }),
  rolesChanged: (name, by, proposer) => ({
    subject: `The roles of ${name} were changed`,
    sentence: `${by} changed the roles of ${name}${asProposed(proposer)}.`,
  }),
  invited: (name, by) => ({
    subject: `${name} can create a passkey`,
    sentence: `${by} sent ${name} a link to create a passkey.`,
  }),
  keyCreated: (name, by) => ({
    subject: `A key was created for ${name}`,
    sentence: `${by} created an API key for ${name}.`,
  }),
  keyLogin: (name) => ({
    subject: `${name} logged in with a key`,
    sentence: `${name} logged in to the console with a key instead of a passkey.`,
  }),
  passkeyAdded: (name) => ({
    subject: 'A passkey was added to your account',
    sentence: `A passkey that logs in as ${name} was created.`,
  }),
  passkeyRemoved: (name, by) => ({
    subject: 'A passkey was removed from your account',
    sentence: `${by} removed a passkey of ${name}.`,
  }),
};
