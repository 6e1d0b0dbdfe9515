import { brand } from '@tamarack/core/brand';
import { createFormKey, type FormKey } from '../../pages/web/form-key';

/** Key of the forms that create something. */
export const createConsoleFormKey = (publicUrl: string): FormKey =>
  createFormKey({ publicUrl, name: `${brand.id}_operator_form`, path: '/operator', sameSite: 'strict' });
