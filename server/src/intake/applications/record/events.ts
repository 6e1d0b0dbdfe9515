/** Changes to an application that areas above act on, in the same transaction and under the application's lock. */
export type ApplicationEvent =
  /** Its offer expired, or the applicant left it: the chosen option and an unsigned agreement are void. */
  | { readonly type: 'offerLapsed'; readonly applicationId: string }
  /** The cart's total changed: the chosen option and an unsigned agreement are void. */
  | { readonly type: 'cartChanged'; readonly applicationId: string }
  /** A returning customer's data was copied from an earlier application. */
  | { readonly type: 'carriedOver'; readonly fromId: string; readonly toId: string }
  /** A SIN was saved after the bureau asked for one. */
  | { readonly type: 'sinSaved'; readonly applicationId: string }
  /** From now on the application pays the invoice of this link. */
  | { readonly type: 'invoiceLinked'; readonly applicationId: string; readonly invoiceLinkId: string }
  /** The applicant returned in another visit. */
  | { readonly type: 'resumed'; readonly applicationId: string };
