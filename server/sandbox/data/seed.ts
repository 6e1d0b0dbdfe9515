import type { Merchant, MerchantsService } from '../../src/parties/merchants';
import type { OperatorsService } from '../../src/parties/operators';
import type { PayeesService } from '../../src/settlement/payouts';

/** The sandbox's merchant. Its keys are no secret: they open nothing but invented data. */
export const sandboxMerchant = {
  name: 'Northline Restaurant Supply',
  publishableKey: 'pk_sandbox_northline_7f3a9c1e5b2d4860',
  secretKey: 'sk_sandbox_northline_c04e8d2f6a1b9375',
  minimum: 500_00,
  sites: ['Calgary showroom', 'Etobicoke warehouse', 'Laval distribution centre'],
} as const;

/** Where the sandbox's merchant is paid, and who is told of it. */
export const sandboxPayee = {
  legalName: 'Northline Restaurant Supply Ltd.',
  institution: '001',
  transit: '00011',
  number: '1234567',
  remittanceEmail: 'accounts@northline.example',
  language: 'en',
} as const;

/** The sandbox's operator, who decides on invented applications. */
export const sandboxOperator = {
  name: 'Robin Gagnon',
  email: 'robin.gagnon@tamarack.example',
  key: 'op_sandbox_5e1d7b90c3f24a68b7d05c92e8146fa3',
} as const;

/** Makes the operator at the first start. */
export async function seedOperator(operators: OperatorsService): Promise<void> {
  await operators.createOperator(sandboxOperator);
}

/** Makes the merchant at the first start; at each later one its origins follow the configuration. */
export async function seedMerchant(
  merchants: MerchantsService,
  origins: readonly string[],
): Promise<Merchant> {
  const known = await merchants.findByKey('publishable', sandboxMerchant.publishableKey);
  if (!known) return merchants.createMerchant({ ...sandboxMerchant, origins });
  await merchants.setOrigins(known.id, origins);
  await merchants.setSites(known.id, sandboxMerchant.sites);
  return known;
}

/** Sets where the merchant is paid at the first start; an operator may have set another account since. */
export async function seedPayee(merchants: MerchantsService, payees: PayeesService): Promise<void> {
  const merchant = await merchants.findByKey('publishable', sandboxMerchant.publishableKey);
  if (merchant && !(await payees.isSet(merchant.id))) await payees.set(merchant.id, sandboxPayee, 'system');
}
