import { brand } from '@tamarack/core/brand';
import type { MembersService } from '../../src/parties/members';
import type { Merchant, MerchantsService } from '../../src/parties/merchants';
import type { OperatorKeysService, OperatorsService } from '../../src/parties/operators';
import type { Executor } from '../../src/platform/database';
import type { PayeesService } from '../../src/settlement/payouts';

/** The sandbox's merchant. Its keys are public: they give access to invented data only. */
export const sandboxMerchant = {
  name: 'Northline Restaurant Supply',
  legalName: 'Northline Restaurant Supply Ltd.',
  publishableKey: 'pk_sandbox_northline_7f3a9c1e5b2d4860',
  secretKey: 'sk_sandbox_northline_c04e8d2f6a1b9375',
  minimumPurchase: 500_00,
  sites: ['Calgary showroom', 'Etobicoke warehouse', 'Laval distribution centre'],
} as const;

/** The payout account of the sandbox's merchant, and the recipient of its notices. */
export const sandboxPayee = {
  legalName: 'Northline Restaurant Supply Ltd.',
  institution: '001',
  transit: '00011',
  number: '1234567',
  remittanceEmail: 'accounts@northline.example',
  language: 'en',
} as const;

/** The owner of the sandbox merchant's dashboard. */
export const sandboxOwner = 'owner@northline.example';

const { host } = new URL(brand.website);

/** The sandbox's operator, who decides on invented applications. */
export const sandboxOperator = {
  name: 'Robin Gagnon',
  email: `robin.gagnon@${host}`,
  roles: ['senior', 'finance', 'admin'],
  key: 'op_sandbox_5e1d7b90c3f24a68b7d05c92e8146fa3',
} as const;

/** The second pair of eyes. */
export const sandboxColleague = {
  name: 'Noor Haddad',
  email: `noor.haddad@${host}`,
  roles: ['senior', 'finance'],
  key: 'op_sandbox_c94b20e7a5d1463f8e6b07d3f1925ac8',
} as const;

/** Creates the operators at the first start; they keep at least these roles. */
export async function seedOperators(services: {
  readonly operators: OperatorsService;
  readonly operatorKeys: OperatorKeysService;
}): Promise<void> {
  // the admin last, so that no admin is mailed about the others
  for (const { key, ...operator } of [sandboxColleague, sandboxOperator]) {
    const existing = await services.operators.findByEmail(operator.email);
    const id = existing?.id ?? (await services.operators.createOperator(operator));
    // a sandbox from before there were roles
    if (existing && operator.roles.some((role) => !existing.roles.includes(role)))
      await services.operators.setRoles(existing.id, operator.roles, null);
    if (id !== null) await services.operatorKeys.setSandboxKey(id, key);
  }
}

/** Creates the merchant at the first start; at each later one its origins follow the configuration. */
export async function seedMerchant(
  database: Executor,
  merchants: MerchantsService,
  origins: readonly string[],
): Promise<Merchant> {
  const existing = await merchants.findByKey('publishable', sandboxMerchant.publishableKey);
  const { publishableKey, secretKey, ...settings } = sandboxMerchant;
  if (existing) {
    // an operator may have closed it
    if (existing.closedAt === null)
      await merchants.change(existing.id, { origins, sites: settings.sites }, null);
    return existing;
  }
  const { id } = await merchants.create({ ...settings, origins }, null);
  await merchants.keys.setSandboxKey(id, 'publishable', publishableKey);
  await merchants.keys.setSandboxKey(id, 'secret', secretKey);
  return merchants.get(database, id);
}

/** Invites the owner at the first start; the mail is on the sandbox's console. */
export async function seedOwner(members: MembersService, merchant: Merchant): Promise<void> {
  const existing = await members.list(merchant.id, null);
  if (existing.length === 0)
    await members.invite(merchant.id, { email: sandboxOwner, role: 'owner', language: 'en' }, null);
}

/** Sets the payout account at the first start; an operator may have changed it since. */
export async function seedPayee(merchants: MerchantsService, payees: PayeesService): Promise<void> {
  const merchant = await merchants.findByKey('publishable', sandboxMerchant.publishableKey);
  if (merchant && !(await payees.hasPayee(merchant.id)))
    await payees.set(merchant.id, sandboxPayee, 'system');
}
