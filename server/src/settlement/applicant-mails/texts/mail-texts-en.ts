import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import { supportPhone } from '../../../platform/mail';
import type { ApplicantMailTexts, CreditGrant } from './mail-texts';

const questions = `Questions? Write to ${contact.supportEmail} or call ${supportPhone}.`;

const noEffect = 'There’s no obligation, and this doesn’t affect your credit score.';

/** For resuming from a mail. */
const confirmPhoneStep =
  'confirm your phone number with the code we’ll text you: you’ll pick up where you left off;';

const resumeStep = ({ entry, merchant }: Pick<CreditGrant, 'entry' | 'merchant'>): string =>
  entry === 'cart'
    ? `use the link above, or return to the checkout of ${merchant} and choose ${brand.product} as your payment method;`
    : 'use the link above;';

export const applicantMailsEn: ApplicantMailTexts = {
  documentsReceived: ({ due }) => ({
    subject: 'We received your documents',
    blocks: [
      'Thank you. Your bank statements and your void cheque have arrived.',
      `A person is now reviewing them. This takes up to 1\u00a0business day; we’ll write to this address with the outcome by ${due}. You don’t need to do anything until then.`,
      'What we look at:',
      {
        list: [
          'the sales, deposits and balances in your statements;',
          'returned payments, and payments to other lenders;',
          'whether the statements and the cheque belong to your business.',
        ],
      },
      noEffect,
      questions,
    ],
  }),

  applicationReceived: ({ review, due }) => {
    const outcome = `We’ll write to this address with the outcome by ${due}. You don’t need to do anything until then.`;
    if (review === 'reconsideration')
      return {
        subject: 'A person will review the decision',
        blocks: [
          'You asked for a person to review the decision on your application. We received your request, with anything you added to it.',
          `The review takes up to 1\u00a0business day. ${outcome}`,
          'Until then the decision stays as it is.',
          questions,
        ],
      };
    if (review === 'finalReview')
      return {
        subject: 'We received your request for a final review',
        blocks: [
          'Thank you. You asked for the final review of your maximum amount.',
          `A person is now looking at it. This takes 2 to 4\u00a0hours on a business day. ${outcome}`,
          'Your instant approval is on hold during this review: you can use it once you hear from us.',
          noEffect,
          questions,
        ],
      };
    return {
      subject: 'A person is reviewing your application',
      blocks: [
        'Thank you. We received your application, and a person is now reviewing it.',
        `This takes 2 to 4\u00a0hours on a business day. ${outcome}`,
        noEffect,
        questions,
      ],
    };
  },

  approved: ({ by, limit, until, merchant, entry, link }) => ({
    subject: `You’re approved for up to ${limit}`,
    blocks: [
      by === 'person'
        ? 'Good news: a person has reviewed your application, and it’s approved.'
        : 'Good news: your application is approved. The decision was made automatically.',
      `Your credit limit is ${limit}. You can use it until ${until}.`,
      { link, label: entry === 'cart' ? 'Continue your purchase' : 'Use your credit' },
      'What to do next:',
      {
        list: [
          resumeStep({ entry, merchant }),
          confirmPhoneStep,
          'choose your weekly payments, then read and sign your agreement.',
        ],
      },
      `The link works until ${until}.`,
      'There’s no obligation: you owe nothing until you sign.',
      questions,
    ],
  }),

  preQualified: ({ instant, limit, until, merchant, entry, link }) => ({
    subject: `You’re pre-qualified: ${instant} now, up to ${limit}`,
    blocks: [
      'Good news: you’re pre-qualified. The decision was made automatically.',
      `You can use ${instant} right away, and may qualify for up to ${limit} after a final review by a person. Your credit is available until ${until}.`,
      { link, label: 'Use your credit' },
      'What to do next:',
      {
        list: [
          resumeStep({ entry, merchant }),
          confirmPhoneStep,
          `continue with ${instant}, or ask for the final review of the maximum: it takes 2 to 4\u00a0hours on a business day.`,
        ],
      },
      `The link works until ${until}.`,
      'There’s no obligation: you owe nothing until you sign.',
      questions,
    ],
  }),

  rejected: ({ by, reasons, days, from, link }) => {
    const rights =
      'You may ask which of your information and transactions each reason is based on, have it corrected';
    const reach = `write to ${contact.privacyEmail} or call ${supportPhone}.`;
    const reviewOptions = {
      rules: [
        'You may ask once for a person on our team to review this decision, and tell them what they should know. The review takes up to 1\u00a0business day.',
        { link, label: 'Ask for a review' },
        `${rights} and send us your observations: ${reach}`,
      ],
      person: [
        'You may ask once for another person on our team to review this decision, and tell them what they should know. The review takes up to 1\u00a0business day.',
        { link, label: 'Ask for a review' },
        `${rights} and send us your observations: ${reach}`,
      ],
      reconsideration: [
        `${rights}, send us your observations, and ask for another person to review the decision: ${reach}`,
        { link, label: 'See your application' },
      ],
    };
    const explanation = {
      rules:
        'This decision was made by an automated system, from what you entered, your bank data and your credit file. No person took part in it. The main reasons:',
      person: 'A person reviewed your application and made this decision. The main reasons:',
      reconsideration:
        'As you asked, a person reviewed your application again. The decision stays the same. The main reasons:',
    };
    return {
      subject: 'The outcome of your application',
      blocks: [
        `Sorry, you are not approved for ${brand.providerShort} financing at this time.`,
        explanation[by],
        { list: reasons },
        days > 0
          ? `You may apply again in ${days}\u00a0${days === 1 ? 'day' : 'days'}, from ${from}.`
          : 'You may apply again today.',
        ...reviewOptions[by],
        'You owe nothing for this application, and it doesn’t affect your credit score.',
      ],
    };
  },

  moreAsked: ({ items, note, link, until }) => ({
    subject: 'We need a little more from you',
    blocks: [
      'A person is reviewing your application and needs the following to continue:',
      { list: items },
      ...(note === null ? [] : ['Their note to you:', { quote: note }]),
      { link, label: 'Send what’s missing' },
      'Use the link, confirm your phone number with the code we’ll text you, then upload your files or write your answer. Please don’t send documents by email.',
      `The review continues as soon as we have your answer. The link works until ${until}.`,
      questions,
    ],
  }),

  invoicePaid: ({ amount, refunded, merchant, number, firstPayment }) => ({
    subject: `${merchant} has been paid`,
    blocks: [
      number === null
        ? `We paid ${amount} to ${merchant} for your purchase.`
        : `We paid ${amount} to ${merchant} for invoice ${number}.`,
      ...(refunded === null
        ? []
        : [
            `${merchant} had refunded ${refunded} of your purchase before. You don’t owe that part: your last payments become smaller or are not due.`,
          ]),
      firstPayment === null
        ? 'Your weekly payments will be debited from the account in your agreement.'
        : `Your first weekly payment is on ${firstPayment}. It will be debited from the account in your agreement.`,
      'The full schedule is in your agreement. You may pay early at any time at no cost.',
      questions,
    ],
  }),

  purchaseCaptured: ({ amount, merchant, fee, payments, open }) => ({
    subject: `${merchant} confirmed a shipment of ${amount}`,
    blocks: [
      `${merchant} confirmed that it shipped ${amount} of your purchase. We lend you this part under your agreement and pay ${merchant} for it.`,
      `Its financing fee is ${fee}. These payments will be debited from the account in your agreement:`,
      { list: payments.map(({ date, amount: payment }) => `${date}: ${payment}`) },
      ...(open === null
        ? []
        : [
            `${merchant} can confirm a further ${open.amount} by ${open.until}. You don’t owe what it doesn’t confirm.`,
          ]),
      'You may pay early at any time at no cost.',
      questions,
    ],
  }),

  purchaseReleased: ({ amount, merchant, shipped, reason }) => ({
    subject: `You don’t owe ${amount} of your purchase from ${merchant}`,
    blocks: [
      reason === 'expired'
        ? `${merchant} didn’t confirm the shipment of ${amount} of your purchase within 30\u00a0days, so we won’t lend you this part.`
        : `${merchant} told us that ${amount} of your purchase won’t be shipped, so we won’t lend you this part.`,
      `${amount} is available again on your credit line, as long as the line is open.`,
      shipped === null
        ? 'You owe nothing for this purchase.'
        : shipped.isAfterRefunds
          ? `Your payments for the ${shipped.amount} that was shipped and not refunded don’t change.`
          : `Your payments for the ${shipped.amount} that was shipped don’t change.`,
      questions,
    ],
  }),

  purchaseRefunded: ({ amount, merchant, number, isFull }) => ({
    subject: `${merchant} refunded ${amount}`,
    blocks: [
      number === null
        ? `${merchant} refunded ${amount} of your purchase.`
        : `${merchant} refunded ${amount} of invoice ${number}.`,
      isFull
        ? 'Nothing is left to pay: the refund is applied to your loan as an early payment, and the payments that were to come are not due.'
        : 'You don’t owe this part: it is applied to your loan as an early payment, and your last payments become smaller or are not due.',
      'If you have paid more than you owe, we’ll return the difference to you.',
      `${amount} is available again on your credit line, as long as the line is open.`,
      questions,
    ],
  }),
};
