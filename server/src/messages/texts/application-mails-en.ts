import { brand } from '@tamarack/core/brand';
import type { ApplicationMailTexts } from './application-mails';

const questions = `Questions? Write to ${brand.supportEmail} or call ${brand.supportPhone}.`;

export const applicationMailsEn: ApplicationMailTexts = {
  documentsReceived: () => ({
    subject: 'We received your documents',
    blocks: [
      'Thank you. Your bank statements and your void cheque have arrived.',
      'A person is now reviewing them. This takes up to 1 business day; we will write to this address with the outcome. You do not need to do anything until then.',
      'What we look at:',
      {
        list: [
          'the sales, deposits and balances in your statements;',
          'returned payments, and payments to other lenders;',
          'whether the statements and the cheque belong to your business.',
        ],
      },
      'There is no obligation, and this does not affect your credit score.',
      questions,
    ],
  }),

  approved: ({ limit, until, merchant }) => ({
    subject: `You are approved for up to ${limit}`,
    blocks: [
      'Good news: a person has reviewed your application, and it is approved.',
      `Your credit limit is ${limit}. You can use it until ${until}.`,
      'What to do next:',
      {
        list: [
          `return to the checkout of ${merchant} and choose ${brand.product} as your payment method;`,
          'confirm your phone number with the code we text you: you pick up where you left off;',
          'choose your weekly payments, then read and sign your agreement.',
        ],
      },
      'There is no obligation: you owe nothing until you sign.',
      questions,
    ],
  }),

  rejected: ({ reasons, days, from }) => ({
    subject: 'The outcome of your application',
    blocks: [
      `Sorry, you are not approved for ${brand.providerShort} financing at this time.`,
      'A person reviewed your application and made this decision. The main reasons:',
      { list: reasons },
      days > 0
        ? `You may apply again in ${days} ${days === 1 ? 'day' : 'days'}, from ${from}.`
        : 'You may apply again today.',
      `You may ask which of your information was used, have it corrected, send us your observations, and ask for another person to look at the decision: write to ${brand.privacyEmail} or call ${brand.supportPhone}.`,
      'You owe nothing, and this does not affect your credit score.',
    ],
  }),
};
