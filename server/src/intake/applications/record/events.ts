/** What happens to an application that areas above act on, in the same transaction and under the application's lock. */
export type ApplicationEvent =
  /** Its offer ran out, or the applicant left it: the chosen option and an unsigned agreement are void. */
  | { readonly type: 'offerLapsed'; readonly applicationId: string }
  /** The cart's total is another one: the chosen option and an unsigned agreement are void. */
  | { readonly type: 'cartChanged'; readonly applicationId: string }
  /** A returning customer's data came along from an earlier application of theirs. */
  | { readonly type: 'carriedOver'; readonly fromId: string; readonly toId: string }
  /** A SIN was saved after the bureau had asked for one. */
  | { readonly type: 'sinSaved'; readonly applicationId: string }
  /** The application pays the invoice of this link from now on. */
  | { readonly type: 'invoiceLinked'; readonly applicationId: string; readonly invoiceLinkId: string }
  /** The applicant came back in another visit. */
  | { readonly type: 'resumed'; readonly applicationId: string };
