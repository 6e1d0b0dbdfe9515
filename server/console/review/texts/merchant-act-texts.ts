import { getText } from '../../../pages/parts/get-text';
import type { AuditAct } from '../../../src/platform/audit';
import { type ActDetails, formatCents } from './act-details';

type Value = ActDetails[string] | undefined;

const settings: Readonly<Record<string, string>> = {
  name: 'trading name',
  legalName: 'legal name',
  language: 'language',
  logoUrl: 'logo',
  origins: 'origins',
  redirectOrigins: 'redirect origins',
  sites: 'sites',
  minimumPurchase: 'minimum purchase',
  sinOptional: 'SIN rule',
  fee: 'fee',
};

const formatFields = (fields: Value): string =>
  String(fields ?? '')
    .split(' ')
    .map((name) => getText(settings, name))
    .join(', ');

const formatPercent = (bps: Value): string => (typeof bps === 'number' ? `${bps / 100}%` : 'a rate');

const formatFee = (rateBps: Value, fixedCents: Value): string =>
  `${formatPercent(rateBps)} and ${formatCents(fixedCents)}`;

const formatPromotion = ({ annualRateBps, terms, startsOn, endsOn }: ActDetails): string =>
  `${formatPercent(annualRateBps)} for ${String(terms).replaceAll(' ', ', ')} weeks, ${startsOn} to ${endsOn}`;

type MerchantAct = Extract<AuditAct, `merchant.${string}`>;

/** Labels of acts on merchants. */
export const merchantActTexts: Readonly<Record<MerchantAct, (details: ActDetails) => string>> = {
  'merchant.created': ({ feeRateBps, feeFixedCents }) =>
    `created the merchant, with a fee of ${formatFee(feeRateBps, feeFixedCents)}`,
  'merchant.changed': ({ fields, feeRateBps, feeFixedCents }) =>
    `changed the merchant’s ${formatFields(fields)}${feeRateBps === undefined ? '' : ` (${formatFee(feeRateBps, feeFixedCents)})`}`,
  'merchant.closed': () => 'closed the merchant',
  'merchant.keyCreated': ({ kind, lastFour, permissions }) =>
    `created the ${kind} key ending in ${lastFour}${typeof permissions === 'string' ? `, limited to ${permissions}` : ''}`,
  'merchant.keyRolled': ({ kind, lastFour, overlapDays }) =>
    `rolled the ${kind} key ending in ${lastFour}, with ${overlapDays === 1 ? '1 day' : `${overlapDays} days`} of overlap`,
  'merchant.keyRevoked': ({ kind, lastFour }) => `revoked the ${kind} key ending in ${lastFour}`,
  'merchant.memberInvited': ({ role }) => `invited a member to the dashboard (${role})`,
  'merchant.memberJoined': ({ role }) => `joined the dashboard (${role})`,
  'merchant.memberRoleChanged': ({ role }) => `changed a member’s role to ${role}`,
  'merchant.memberRemoved': ({ role }) => `removed a member (${role})`,
  'merchant.promotionAdded': (details) => `added the promotion of ${formatPromotion(details)}`,
  'merchant.promotionCancelled': (details) => `cancelled the promotion of ${formatPromotion(details)}`,
};
