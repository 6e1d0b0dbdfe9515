import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { Block } from '../content/content';
import { type AgreementTerms, formatInstitution } from '../content/terms';
import {
  buildScheduleTable,
  computeWeeklyPercent,
  createFormatters,
  formatAddress,
  heading,
  list,
  notice,
  paragraph,
  rows,
} from './blocks';
import { buildEnglishDebits } from './en-debits';
import {
  buildShipmentLoan,
  buildShipmentSchedule,
  describeLastPayment,
  shipmentFirstPayment,
} from './en-shipment';
import { provinceNames } from './provinces';

const formatters = createFormatters('en');
const { money, date, percent } = formatters;

export const englishTitle = 'Loan Agreement and Pre-Authorized Debit Agreement';

/** The whole agreement in English. */
export function buildEnglishBlocks(terms: AgreementTerms): Block[] {
  return [
    ...buildSummary(terms),
    ...buildParties(terms),
    ...buildCost(terms),
    ...buildRepayment(terms),
    ...buildObligations(terms),
    ...buildGeneral(terms),
    ...buildEnglishDebits(terms),
  ];
}

/** The key terms, which readers look for first; the sections below state them in full. */
function buildSummary(terms: AgreementTerms): Block[] {
  const { schedule, onShipment, account } = terms;
  const atMost = onShipment ? ', at most' : '';
  return [
    heading(2, 'Summary'),
    rows(
      [`Amount financed${atMost}`, money(schedule.principal)],
      ['Term', `${schedule.instalments.length} weeks`],
      [
        onShipment ? 'Weekly payment, if all is shipped at once' : 'Weekly payment',
        money(schedule.weeklyPayment),
      ],
      [`Financing fee${atMost}`, money(schedule.fee)],
      ['Annual percentage rate (APR)', percent(terms.apr)],
      account === null
        ? null
        : ['Account debited', `${formatInstitution(account)}, ending in ${account.accountEnding}`],
      ...listPaymentDates(terms),
    ),
  ];
}

const listPaymentDates = ({ onShipment, dueOn, schedule }: AgreementTerms) =>
  [
    ['First payment', onShipment ? shipmentFirstPayment : date(dueOn[0] ?? '')],
    [
      'Last payment',
      onShipment ? describeLastPayment(schedule.instalments.length) : date(dueOn.at(-1) ?? ''),
    ],
  ] as const;

/** “for your purchase”, or the invoice. */
function describePurpose({ invoice }: AgreementTerms): string {
  if (invoice === null) return 'for your purchase';
  return invoice.number === null ? 'for its invoice to you' : `for its invoice ${invoice.number}`;
}

function buildParties(terms: AgreementTerms): Block[] {
  const { borrower } = terms;
  return [
    paragraph(
      'In this agreement, “we”, “us” and “our” mean the Lender; “you” and “your” mean the Borrower. Part A is the loan. Part B lets us collect your payments from your bank account.',
    ),
    rows(
      ['Agreement number', terms.reference],
      ['Date of this agreement', date(terms.preparedOn)],
      ['Lender', brand.provider],
      ['Lender’s address', contact.address],
      ['Borrower', borrower.legal],
      borrower.businessAs === borrower.legal ? null : ['Operating as', borrower.businessAs],
      ['Borrower’s address', formatAddress(borrower.address)],
      ['Signed for the Borrower by', terms.signer],
      ['Merchant paid with this loan', terms.merchant],
      terms.invoice?.number ? ['Invoice paid with this loan', terms.invoice.number] : null,
      terms.invoice?.balance ? ['Total of the invoice', money(terms.invoice.total)] : null,
      terms.invoice?.balance
        ? ['Part of the invoice paid with this loan', money(terms.schedule.principal)]
        : null,
      terms.invoice?.balance ? ['Left for you to pay the merchant', money(terms.invoice.balance)] : null,
      terms.orderReference === null ? null : ['Merchant’s order reference', terms.orderReference],
    ),
    heading(2, 'Part A – Loan Agreement'),
  ];
}

/** A loan that is paid at the signature. */
const buildLoan = (terms: AgreementTerms): Block =>
  paragraph(
    `When you sign, we lend you ${money(terms.schedule.principal)} and pay it to ${terms.merchant} ${describePurpose(terms)}. The loan is for business purposes only. There is no other condition, and no fee to apply, to sign or to be paid.`,
  );

function buildCost(terms: AgreementTerms): Block[] {
  const { schedule, onShipment } = terms;
  const atMost = onShipment ? ', at most' : '';
  const weeks = schedule.instalments.length;
  return [
    heading(3, '1. Cost of credit'),
    rows(
      [`Amount financed (principal)${atMost}`, money(schedule.principal)],
      [`Financing fee (interest over the term)${atMost}`, money(schedule.fee)],
      ['Other charges', 'None'],
      [`Total cost of credit${atMost}`, money(schedule.fee)],
      [`Total of all payments${atMost}`, money(schedule.total)],
      ['Annual interest rate', `${percent(terms.annualRate / 100)} a year`],
      ['Annual percentage rate (APR)', percent(terms.apr)],
      ['Term', `${weeks} weeks`],
      [
        onShipment ? 'Payments, if all is shipped at once' : 'Payments',
        `${weeks - 1} weekly payments of ${money(schedule.weeklyPayment)} and a last payment of ${money(schedule.lastPayment)}`,
      ],
      ...listPaymentDates(terms),
    ),
    paragraph(
      'The APR is the total cost of credit, divided by the term in years (one week being 1/52 of a year) and by the average principal owing at the end of each week before that week’s payment, as a percentage. It is worked out from the rounded payments of section 3.',
    ),
    heading(3, '2. Loan and interest'),
    ...(onShipment ? buildShipmentLoan(terms) : [buildLoan(terms)]),
    paragraph(
      `Interest runs on the principal still owing at the annual rate of ${percent(terms.annualRate / 100)}, calculated each week and not in advance. Each week’s interest is the principal owing × ${percent(terms.annualRate / 100)} ÷ 52. Payments go first to interest, then to principal.`,
    ),
    paragraph(
      `For the Interest Act (Canada): the weekly rate is ${percent(computeWeeklyPercent(terms), 4)}, and the yearly rate to which it is equivalent is ${percent(computeWeeklyPercent(terms), 4)} × 52 = ${percent(terms.annualRate / 100)} a year. Interest is never charged on interest that is not due.`,
    ),
    paragraph(
      'Should any amount under this agreement exceed what the Criminal Code (Canada) allows, it is reduced to what is allowed, and anything paid above it is returned to you.',
    ),
  ];
}

function buildRepayment(terms: AgreementTerms): Block[] {
  return [
    heading(3, '3. Payment schedule'),
    terms.onShipment
      ? buildShipmentSchedule(terms)
      : paragraph(
          'You repay the loan in weekly payments on the dates below. The first one falls a week after this agreement is signed. A payment that would fall on a weekend or a bank holiday is due on the next business day; the table already takes this into account.',
        ),
    buildScheduleTable(terms, formatters, {
      caption: 'Your payments',
      head: ['No.', 'Due date', 'Payment', 'Interest', 'Principal', 'Balance after'],
      week: 'Week',
    }),
    heading(3, '4. Paying early'),
    paragraph(
      'You may repay all or part of the loan at any time, without notice, penalty or fee. You then owe interest only up to the day you pay: the part of the financing fee not yet accrued is never charged. A part payment shortens the schedule from its end.',
    ),
    heading(3, '5. Late payment and default'),
    paragraph(
      `We charge no late fee and no fee for a returned payment. An amount that is not paid when due keeps bearing interest at the same annual rate of ${percent(terms.annualRate / 100)} until it is paid. Your own bank may charge you for a returned payment.`,
    ),
    paragraph('You are in default if:'),
    list(
      'a payment is more than 10 days late;',
      'you revoke the authorization in Part B without giving us another way to be paid on time;',
      'something you told us to obtain this loan was untrue in a material respect;',
      'you become insolvent or bankrupt, or stop carrying on business.',
    ),
    paragraph(
      'If you are in default we write to you at the email address you verified. If the default is not cured within 10 days of that notice, the principal owing and the interest run to that day become due at once, and we may recover them together with the reasonable legal costs a court awards.',
    ),
  ];
}

function buildObligations(terms: AgreementTerms): Block[] {
  return [
    heading(3, '6. What you confirm'),
    list(
      'You are a business established in Canada for at least six months, and the loan is used for that business.',
      `${terms.signer} has the authority to bind the Borrower.`,
      'What you told us is true and complete, and the bank account that payments are debited from is yours.',
      'You are not insolvent, and this loan does not make you so.',
    ),
    heading(3, '7. Your purchase'),
    paragraph(
      `The goods or services are sold to you by ${terms.merchant}, not by us. A complaint about them goes to the merchant and does not suspend your payments. When the merchant refunds all or part of the purchase, the refund is applied to this loan as an early payment, and anything beyond what you owe is returned to you.`,
    ),
    heading(3, '8. Your information'),
    paragraph(
      `We use the information you gave us, and your bank and credit information, to decide on, run and collect this loan, and to meet our legal duties. To see it, correct it or complain, write to our privacy officer at ${contact.privacyEmail}.`,
    ),
  ];
}

function buildGeneral(terms: AgreementTerms): Block[] {
  const law = provinceNames[terms.borrower.address.province].en;
  return [
    heading(3, '9. General'),
    paragraph(
      'This document is the whole agreement between us about this loan and changes only in writing accepted by both. We may assign it, and tell you when we do; you may not assign it without our consent. If a part of it cannot be enforced, the rest stays in force.',
    ),
    heading(3, '10. Governing law'),
    paragraph(
      `The laws of ${law} and the federal laws of Canada that apply there govern this agreement, and the courts of ${law} have jurisdiction.`,
    ),
    heading(3, '11. Language'),
    terms.frenchFirst
      ? notice(
          'The French version of this agreement was given to you first. At your express request, you sign the English version, and documents about it may be in English. La version française vous a d’abord été remise; à votre demande expresse, vous signez la version anglaise.',
        )
      : paragraph('You chose to receive this agreement in English. It is available in French on request.'),
    heading(3, '12. Electronic signature'),
    notice(
      'You agree to receive and to sign this agreement electronically. Ticking the box, typing your name and pressing “Accept & Complete” has the same effect as your signature on paper.',
    ),
    paragraph(
      'Before signing you can keep or print a copy as a PDF. We keep the signed agreement with a SHA-256 fingerprint of its exact content, and send you a copy. You may ask us for a paper copy at no cost.',
    ),
  ];
}
