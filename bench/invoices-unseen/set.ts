import { agencySideways, chequeStub, landscapeVet, summaryFirst } from './layouts/bold-designs';
import { courierGlued, freightBill, headedBilingual } from './layouts/carriers';
import { creditInBrackets, etatDeCompte, noteDeCredit, statementAged } from './layouts/credit-and-balance';
import { bothCurrencies, exporterUsd, machineEur, partsUsd, softwareUsd } from './layouts/currencies';
import { acombaCases, sageBoxes, xeroAdvice } from './layouts/desktop-software';
import { billingDocument, computerReseller, miningSupply } from './layouts/enterprise';
import { boulangerie, cidrerie, printShop } from './layouts/french-makers';
import { depositTaken, progressBilling, retenue } from './layouts/held-back';
import { deliverySlip, estimate, paidReceipt, soumission, termsLetter } from './layouts/not-invoices';
import { cardProcessor, hosting, processorRemaining, shopOrder } from './layouts/online';
import { booksOnline, creditMemo, livresEnLigne, odooFacture } from './layouts/online-books';
import { catererPaid, furniturePaid, usinageAcompte } from './layouts/partly-paid';
import { dentalLab, lawFirm, notaire } from './layouts/practices';
import { orchard, septic, signs, welding } from './layouts/printed-forms';
import { deneigement, erabliere, excavation, garage, traduction } from './layouts/printed-forms-french';
import { paving, towing, uniforms } from './layouts/printed-forms-more';
import { electricien, plumberTicket } from './layouts/service-tickets';
import { foodWholesale, freightReport, salesInvoice } from './layouts/several-pages';
import { bookingSquare, freshInvoice, waveInvoice, zohoInvoice } from './layouts/small-business';
import { farmPad, spreadsheet, staffing, wordTemplate } from './layouts/templates';
import { hydroBill, linenSlip, telecomFacture } from './layouts/utilities';
import { avantageMatrix, equipmentRental, lumberYard } from './layouts/yards';
import type { UnseenInvoice } from './unseen-invoice';

/** Documents with a text layer that judged the rules once, before they were tuned on them as well. */
export const unseen: readonly UnseenInvoice[] = [
  booksOnline(),
  livresEnLigne(),
  creditMemo(),
  odooFacture(),
  freshInvoice(),
  waveInvoice(),
  zohoInvoice(),
  bookingSquare(),
  sageBoxes(),
  xeroAdvice(),
  acombaCases(),
  cidrerie(),
  boulangerie(),
  printShop(),
  billingDocument(),
  miningSupply(),
  computerReseller(),
  salesInvoice(),
  freightReport(),
  foodWholesale(),
  lumberYard(),
  equipmentRental(),
  avantageMatrix(),
  lawFirm(),
  notaire(),
  dentalLab(),
  hydroBill(),
  telecomFacture(),
  linenSlip(),
  freightBill(),
  courierGlued(),
  headedBilingual(),
  cardProcessor(),
  shopOrder(),
  hosting(),
  processorRemaining(),
  agencySideways(),
  summaryFirst(),
  chequeStub(),
  landscapeVet(),
  wordTemplate(),
  spreadsheet(),
  farmPad(),
  staffing(),
  plumberTicket(),
  electricien(),
  catererPaid(),
  usinageAcompte(),
  furniturePaid(),
  progressBilling(),
  retenue(),
  depositTaken(),
  creditInBrackets(),
  noteDeCredit(),
  statementAged(),
  etatDeCompte(),
  estimate(),
  soumission(),
  paidReceipt(),
  deliverySlip(),
  termsLetter(),
  exporterUsd(),
  softwareUsd(),
  partsUsd(),
  machineEur(),
  bothCurrencies(),
];

/** To be read as pictures: whoever measures renders them as a scanner would. */
export const unseenScans: readonly UnseenInvoice[] = [
  welding(),
  septic(),
  orchard(),
  signs(),
  towing(),
  uniforms(),
  paving(),
  deneigement(),
  garage(),
  traduction(),
  erabliere(),
  excavation(),
];
