/** A field of the business form that one side omits does not compile; `tsc -p test` is the test. */
import type { BusinessFormInput, BusinessInput } from '@tamarack/core/validation/inputs';
import type { z } from 'zod';
import type { businessInput } from '../../server/src/intake/applications';
import type { BusinessDraft } from '../../widget/screens/profile/business-form';

type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? true : never) : never;

export const bodyHasEveryField: Same<keyof z.output<typeof businessInput>, keyof BusinessInput> = true;

/** The form adds `country`, and does not send how the operating name was typed. */
type DraftKey = Exclude<keyof BusinessDraft, 'sameName'> | 'country';
export const draftHasEveryField: Same<DraftKey, keyof BusinessFormInput> = true;
