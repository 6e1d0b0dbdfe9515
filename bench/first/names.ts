/** The subjects, as the report calls them. */
export const names = {
  page: 'bare page, its own button',
  plain: 'plain dialog',
  preact: 'Preact, one bare dialog',
  react: 'React, one bare dialog',
  sentry: 'Sentry feedback dialog',
  adyen: 'Adyen Drop-in with a form',
  braintree: 'Braintree Drop-in with cards',
  ours: 'ours',
} as const;
