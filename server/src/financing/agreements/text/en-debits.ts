import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { Block } from '../content/content';
import { type AgreementTerms, formatInstitution } from '../content/terms';
import { createFormatters, heading, notice, paragraph, rows } from './blocks';
import { buildShipmentDebits, shipmentDebitNotice } from './en-shipment';

const { money, date } = createFormatters('en');

/** Part B: the payor's pre-authorized debit agreement, with the seven elements of Payments Canada Rule H1. */
export function buildEnglishDebits(terms: AgreementTerms): Block[] {
  const { schedule, onShipment, dueOn, account } = terms;
  return [
    heading(2, 'Part B – Pre-Authorized Debit (PAD) Agreement'),
    onShipment
      ? shipmentDebitNotice
      : notice(
          'You waive your right to receive advance notice: we will not notify you before each debit, since the amounts and dates are fixed in section 3. If an amount or a date has to change, we give you at least 10 days’ written notice.',
        ),
    heading(3, 'B1. Date and signature'),
    paragraph(
      `This PAD Agreement is dated ${date(terms.preparedOn)} and signed electronically, together with Part A, by ${terms.signer}${terms.naturalPerson ? '' : ` for ${terms.borrower.legal}`} (the payor). Your identity was verified by codes sent to your phone and email, and by your sign-in with your financial institution where you connected it.`,
    ),
    heading(3, 'B2. Authority to debit your account'),
    paragraph(
      `You authorize ${brand.provider} (the payee) and its financial institution to debit the account below, or any account you name in its place, for the payments of this agreement. You confirm that everyone whose signature is needed on this account has agreed.`,
    ),
    account === null
      ? paragraph('Account: the account in Canada that you give us before the first payment.')
      : rows(
          ['Financial institution', formatInstitution(account)],
          ['Transit number', account.transit],
          ['Account', `Ending in ${account.accountEnding}`],
        ),
    heading(3, 'B3. Category'),
    paragraph(
      terms.naturalPerson
        ? 'These debits are Personal pre-authorized debits.'
        : 'These debits are Business pre-authorized debits.',
    ),
    heading(3, 'B4. Amount and timing'),
    onShipment
      ? buildShipmentDebits(terms)
      : paragraph(
          `Fixed amounts, once a week: ${schedule.instalments.length - 1} debits of ${money(schedule.weeklyPayment)} and a last one of ${money(schedule.lastPayment)}, on the dates of section 3, from ${date(dueOn[0] ?? '')} to ${date(dueOn.at(-1) ?? '')}. A debit returned for insufficient funds may be presented once more, for the same amount, within 30 days. Early payments you make lower or end these debits.`,
        ),
    heading(3, 'B5. Cancellation'),
    paragraph(
      'You may revoke your authorization at any time, on 30 days’ notice to us. To obtain a sample cancellation form, or more information on your right to cancel a PAD Agreement, contact your financial institution or visit www.payments.ca. Revoking it does not end the loan: you then have to pay by another means we both accept.',
    ),
    heading(3, 'B6. How to reach us'),
    rows(
      ['Payee', brand.provider],
      ['Address', contact.address],
      ['Phone', contact.supportPhone],
      ['Email', contact.supportEmail],
    ),
    heading(3, 'B7. Your recourse'),
    paragraph(
      'You have certain recourse rights if any debit does not comply with this agreement. For example, you have the right to receive reimbursement for any debit that is not authorized or is not consistent with this PAD Agreement. To obtain more information on your recourse rights, contact your financial institution or visit www.payments.ca.',
    ),
    paragraph(
      'We may assign this PAD Agreement only together with the loan, and with prior written notice to you of the assignee’s full details.',
    ),
  ];
}
