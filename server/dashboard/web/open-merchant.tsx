/** @jsxRuntime automatic */
import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { FormKeyField, formKeyBody } from '../../pages/web/form-key';
import type { DashboardContext } from '../context';

/** A form was made for another merchant than the one that is open now, such as in a second tab. */
export class OtherMerchantOpen extends Error {
  override readonly name = 'OtherMerchantOpen';
}

const id = z.string().max(100);

/** Fields of a form that refers to no record of the merchant: used with `OpenMerchantField` and `checkOpenMerchant`. */
export const openMerchantBody = { merchant: field(id) } as const;
/** Fields of a form that creates a record of the merchant: used with `CreateFields` and `checkOpenMerchant`. */
export const createBody = { ...openMerchantBody, ...formKeyBody } as const;
/** The same for the query of an upload's action. */
export const openMerchantQuery = z.object({ merchant: id.default('') });

/** The session has one open merchant, shared by all tabs: a form keeps the one that it was made for. */
export const OpenMerchantField = ({ context }: { readonly context: Pick<DashboardContext, 'merchant'> }) => (
  <input type="hidden" name="merchant" value={context.merchant.id} />
);

export const CreateFields = ({
  context,
  formKey,
}: Parameters<typeof OpenMerchantField>[0] & Parameters<typeof FormKeyField>[0]) => (
  <>
    <OpenMerchantField context={context} />
    <FormKeyField formKey={formKey} />
  </>
);

/** Throws `OtherMerchantOpen`. */
export function checkOpenMerchant(
  { merchant }: Pick<DashboardContext, 'merchant'>,
  form: { readonly merchant: string },
): void {
  if (form.merchant !== merchant.id) throw new OtherMerchantOpen();
}
