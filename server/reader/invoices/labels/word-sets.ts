const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Total labels that do not mention the invoice: the words around them decide what they total. */
export const plainTotals = toSet('total totals');

/** Terms around a plain `Total` that leave it the total of the invoice. */
export const totalCompanions = toSet(
  'cad usd cdn ca us c can canadian dollars canadiens dollar s the this your our votre le la de du des en in of for ' +
    'invoice facture bill amount montant incl including included includes with avec taxes taxe tax incluses inclus ' +
    'comprises et and gst hst qst pst tps tvh tvq tvp funds fonds net final present presente current courante',
);

/** Terms of column headings in a table of items: a total beside them heads a column. */
export const columnHeads = toSet(
  'description qty quantity quantite qte qt unit unite units rate price prix taux item items article articles product ' +
    'produit service services hours heures hrs hr sku code activity activite each designation details particulars ' +
    'ordered shipped commande expedie disc uom um cost cout debit charge period periode line ligne reading usage',
);

/** `This invoice  $325.55`: the invoice itself is the label of its total, and heads a column as often. */
export const namesOfInvoice: ReadonlySet<string> = new Set([
  ...['this invoice', 'this bill', 'current invoice', 'current bill', 'this delivery total'],
  ...['cette facture', 'la presente facture'],
]);

/** Labels only with a mark after them or as a cell of their own: `INV 26 0345` is a number. */
export const markedLabels = toSet('inv fact fac');

/** Labels only at the start of a segment: in the middle of a sentence these words are text. */
export const segmentStartLabels: ReadonlySet<string> = new Set([
  ...toSet(
    'to from for de du au le pour after client customer number no n # date order account compte commande document ' +
      'reference ref page paid credit credits balance solde port report tax taxes taxe issued period dated payment ' +
      'payments advance avance versement tip product products produits goods merchandise marchandise marchandises ' +
      'honoraires delivered emission provision fret excise downpayment',
  ),
  ...namesOfInvoice,
  ...['our fee', 'our fees', 'avant taxes', 'avec taxes', 'avant le', 'credit note', 'credit memo'],
]);

/** In a label, also of a registration number. */
export const taxNames = /\b(?:gst|hst|pst|qst|rst|tps|tvq|tvh|tvp)\b/;
