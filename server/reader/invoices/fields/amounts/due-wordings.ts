/** Words of folded text that ask for an amount. */
const due =
  /\b(?:due|owing|owed|owes?|payable|to pay|to be paid|to remit|remit|please pay|pays?|collect|receivable|remaining|outstanding)\b|\b(?:a (?:payer|verser|regler|acquitter|remettre|debourser|percevoir|recevoir)|du|dues?|dus|exigibles?|payables?|payez|verser|reglez|devez|doit|doivent|restante?)\b/;
/** `Pay`, `Owing`, `À payer` may stand alone; other words need a noun for the amount due. */
const nouns =
  /\b(?:amount|balance|total|sum|net|payment|invoice|bill|you|we|us|remainder|rest|now|please|fees?|charges|account)\b|\b(?:montant|solde|somme|net|facture|paiement|reste|vous|maintenant|veuillez|honoraires|frais|compte|total)\b/;
const alone =
  /^(?:(?:(?:please|kindly) )?(?:pay|remit)|owing|owed|payable|(?:now )?due|to pay|a (?:payer|regler|verser|acquitter|remettre)|(?:priere de|s ?v ?p) payer|veuillez (?:payer|remettre|verser|acquitter|regler)|(?:maintenant )?du|exigible)$/;
/** Amounts due later, under a condition, to somebody else, or for something else. */
const notDue =
  /\b(?:after|late|overdue|past|previous|prior|earlier|last|before|avant|if|unless|minimum|interest|penalt\w*|discount|deduct|save|holdback|retainage|retention|next|later|already|paid|payments?|payable to|accounts? payable|per|each|tax\w*|gst|hst|pst|qst|rst|tps|tvq|tvh|limit|credit|deposit|contract|to date|estimated?|option\w*|date|days?|terms|duty|dut(?:y|ies)|royalt\w*|rebate|refund|retard|apres|echu\w*|precedent\w*|anterieur\w*|si|sauf|interets?|penalites?|escompte|rabais|retenue|prochaine?|deja|payee?s?|paiements|chaque|chacun|taxes?|credit|depot|acompte|contrat|a ce jour|cumul\w*|estime|jours?|modalites|remboursement|\d+ du|du (?:mois|client|contrat|projet|compte|lot|site|bon))\b/;

/** Whether a row's words say that its amount is due: `Total owed to us`, `Somme à remettre`. */
export const namesAmountDue = (words: string): boolean =>
  alone.test(words) || (due.test(words) && nouns.test(words) && !notDue.test(words));

const denied = /\b(?:not (?:yet )?(?:due|payable)|(?:non|pas) (?:encore )?(?:due?|exigible|payable))\b/;

/** Whether a row's words say that its amount is not due: `Balance (not due now)`, `Solde non exigible`. */
export const deniesDue = (words: string): boolean => denied.test(words);

/** `Visa ending 4411`, `Cheque received`: a row of how a total was paid. */
export const namesPayment = (words: string): boolean =>
  /\b(?:visa|master ?card|amex|american express|debit|interac|e ?transfer|cash|cheque|check|card|tendered|paid|payments?|received|comptant|carte|virement|recu|paye|paiements?|change|monnaie)\b/.test(
    words,
  );

const request =
  /\b(?:remit|pay|send|forward|transfer|owe|owes|settle|submit|e ?transfer|payer|verser|faire parvenir|acquitter|regler|transmettre|virer|envoyer|remettre|devez)\b(?: \w+){0,6}$/;
/** A sentence of a part, a condition, a fee or another party. */
const notRequest =
  /\b(?:minimum|fee|fees|interest|late|if|unless|discount|deduct|save|before|after|each|per|deposit|instal\w*|up to|at least|holdback|frais|interets?|retard|si|escompte|avant|apres|chaque|depot|acompte|versements|jusqu|au moins|retenue|will|would|may|must not|previous\w*|earlier|option\w*|or|ou)\b/;

/** Whether the words of a sentence right before an amount ask for it. */
export const requestsAmount = (words: string): boolean => request.test(words) && !notRequest.test(words);

/** `Pay $941.29 if received by March 15`: what would be due otherwise. */
export const isConditional = (words: string): boolean =>
  /^(?:if|when|provided|si|lorsque|pourvu)\b/.test(words);
