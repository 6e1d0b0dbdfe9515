import type { Rules } from './rules';
import { rules202611 } from './rules-2026-11';

/**
 * As 2026-11.1, with these changes. Applications with missing months of banking, or from a customer who was just
 * rejected elsewhere, go to manual review. Sales that depend on one customer count in part: the largest customer's
 * sales count for at most as much as all others' together, so that a limit is never based mostly on one of them; where
 * there is hardly another, half of the sales count. Never edit a version that has decided an application: add the next
 * one.
 */
export const rules2026112: Rules = {
  ...rules202611,
  version: '2026-11.2',
  words: {
    ...rules202611.words,
    payers: {
      intermediaries: [
        // card processors and the cards themselves
        'MONERIS',
        'SQUARE ',
        'SQUAREUP',
        'STRIPE',
        'SHOPIFY',
        'CLOVER ',
        'GLOBAL PAY',
        'GLOBALPAY',
        'CHASE PAYMENT',
        'PAYMENTECH',
        'ELAVON',
        'HELCIM',
        'PAYPAL',
        'LIGHTSPEED',
        'NUVEI',
        'WORLDLINE',
        'BAMBORA',
        'PAYFACTO',
        'PAYSAFE',
        'FISERV',
        'FIRST DATA',
        'TD MERCHANT',
        'DESJARDINS PAY',
        'MONETICO',
        'TOAST ',
        'SUMUP',
        'ADYEN',
        'BRAINTREE',
        'VISA ',
        'MASTERCARD',
        'AMEX ',
        'AMERICAN EXPRESS',
        'INTERAC SETTLE',
        // market places
        'UBER EATS',
        'UBEREATS',
        'DOORDASH',
        'SKIPTHEDISHES',
        'SKIP THE DISHES',
        'AMAZON',
        'ETSY',
        'EBAY',
        'BOOKING COM',
        'EXPEDIA',
        'AIRBNB',
        // cash and cheques
        'CASH ',
        'COMPTANT',
        'ESPECES',
        'CHEQUE',
        'CHQ',
        'NIGHT DEP',
        'ATM ',
        'GUICHET',
      ],
      filler: words(`
        DEPOSIT DEPOSITS DEP DEPOT PAYMENT PAYMENTS PAY PMT PAIEMENT CREDIT CR TRANSFER TRANSFERT VIREMENT
        ETRANSFER ETRF INTERAC AUTODEPOSIT AUTO RECEIVED RECU DIRECT EFT TEF ACH WIRE TFR PAP PAD BILL MISC DIVERS
        INCOMING ENTRANT POS TPV TERMINAL MERCHANT MARCHAND SALES VENTES SETTLEMENT BATCH BRANCH COUNTER COMPTOIR
        SUCCURSALE MOBILE ONLINE CUSTOMER CUSTOMERS CLIENT CLIENTS INVOICE INVOICES INV FACTURE REF REFERENCE NO NUM
        FROM TO DE DU DES LA LE THE OF FOR POUR PAR BY AND ET
        JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC FEV FEVR AVR MAI JUIN JUILL AOUT
      `),
    },
  },
  coverage: { months: 6 },
  reviews: [
    ...rules202611.reviews.flatMap((each) =>
      each.code === 'shortHistory'
        ? [each, { code: 'monthsMissing', feature: 'missingMonths', atLeast: 2 } as const]
        : [each],
    ),
    { code: 'rejectedElsewhere', feature: 'rejectedElsewhere', atLeast: 1 },
  ],
  limit: { ...rules202611.limit, concentration: { ofOthersPercent: 100, minPercent: 50 } },
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
