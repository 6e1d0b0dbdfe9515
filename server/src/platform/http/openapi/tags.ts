/** What the operations of each tag are about. */
const descriptions = {
  Account: 'An account that its owner protects.',
  Agreement: 'The agreement and its signature.',
  Application: 'What the applicant says, and where they are.',
  Bank: 'The connection to the applicant’s bank.',
  CheckOut: 'Opens a checkout on a page.',
  Documents: 'Bank statements and void cheques.',
  Events: 'Events that are sent to merchants’ servers.',
  Frames: 'The cookie of the secure frames.',
  Hosted: 'The provider’s own page.',
  Invoice: 'The invoice that is paid.',
  Merchant: 'What merchants’ servers do with their secret key.',
  Offers: 'Payment options.',
  Operator: 'What the provider’s operators do.',
  Passkeys: 'Passkeys of customers.',
  Purchase: 'The purchase.',
  Qualification: 'The credit that was found.',
  Rates: 'Rates of price messages.',
  Reference: 'Addresses and industries.',
  Review: 'What an applicant asks of a person.',
  Scoring: 'The decision, while it is made.',
  Session: 'The session of a page.',
  Verification: 'Codes to phone and email address.',
};

export const tags = Object.entries(descriptions).map(([name, description]) => ({ name, description }));
