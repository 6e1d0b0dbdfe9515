/** Descriptions of the groups of operations. */
const descriptions = {
  Account: 'Reports by customers about their account.',
  Agreement: 'Read and sign the agreement.',
  Analytics: 'Counts of screens and recordings of visits.',
  Application: 'The application: its state, and the details that the applicant saves.',
  Bank: 'Connect the applicant’s bank.',
  CheckOut: 'Start a checkout on a page.',
  Documents: 'Upload bank statements, void cheques and supporting documents.',
  Events: 'Webhook events, sent to merchants’ servers.',
  Frames: 'Bind the secure frames to a session.',
  Hosted: 'Sessions of the hosted page.',
  Invoice: 'The invoice to finance.',
  Merchant: 'Operations for merchants’ servers, with the secret key.',
  Offers: 'List and select payment options.',
  Operator: 'Operations for the provider’s operators.',
  Passkeys: 'Create and use customers’ passkeys.',
  Purchase: 'Complete the purchase.',
  Qualification: 'Accept the credit, or request a review of its full amount.',
  Rates: 'Rates for price messages.',
  Reference: 'Look up addresses, industries and registered businesses.',
  Review: 'Respond to a reviewer, or request a review of a rejection.',
  Scoring: 'Start scoring and follow its progress.',
  Session: 'End the session of a page.',
  Verification: 'Verify the phone number and email address with codes.',
};

export const tags = Object.entries(descriptions).map(([name, description]) => ({ name, description }));
