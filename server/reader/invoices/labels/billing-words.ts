/** Words of folded text that distinguish this invoice from other billed amounts on its page. */
export const billingWords = {
  /** `Total to date`, `Contrat`, `Montant cumulé`: of more than this invoice. */
  cumulative:
    /\b(?:to date|todate|cumul\w*|a ce jour|contract|contrat|scheduled|completed|to finish|to complete|earned|revised|budget|estimated|amended|(?:du|de|le) marche|marche(?= (?:initial|revise|total|actuel|modifie)|$)|remaining to bill|a facturer)\b/,
  /** `Previously billed`, `Facturé antérieurement`: as the head of a column, or a deduction. */
  before:
    /\b(?:previous(?:ly)?|prior|earlier|anterieur\w*|precedent\w*|precedemment|deja|last (?:bill|invoice|statement|period|month)|opening|derniere facture)\b/,
  /** `This invoice`, `Cette période` */
  current:
    /\b(?:this (?:\w+ )?(?:invoice|period|claim|bill|billing|draw|application|month|certificate|request|estimate|cycle|progress|payment)|current|now|present|(?:cette|presente|la presente) (?:facture|periode|demande|requisition)|courante?s?|en cours|ce mois|du mois|de la periode|ce decompte|present decompte|net this|(?:for|of) the (?:month|period|week|quarter))\b/,
} as const;

/** A balance of earlier invoices, as a short text before its amount. */
export const earlierBalance =
  /\b(?:(?:previous|prior|earlier|past|opening|old|last) (?:\w+ ){0,2}(?:balance|outstanding|due|owing|unpaid|statement)|(?:previous|prior|earlier|older) (?:\w+ )?bills|(?:balance|amounts?) (?:brought |carried )?forward|(?:balance|amount|charges) (?:from|of) (?:your |the )?(?:last|previous|prior)|(?:unpaid|outstanding|overdue) (?:\w+ ){0,2}(?:invoices?|charges|balance from)|overdue|arrears|past due|unpaid balance|(?:solde|montant|compte) (?:\w+ ){0,2}(?:reporte|anterieur|precedent|d ouverture|en souffrance|en retard|impaye)|ancien solde|arrieres?|arrerages|factures? (?:impayees?|anterieures?|en souffrance))\b/;

/** `Carried from August invoice`: a row of what an earlier invoice asked for. */
export const carriedOver =
  /\b(?:(?:carried|brought|rolled|transferred) (?:over |forward )?from (?:\w+ ){0,3}(?:invoice|bill|statement|month|account)|(?:reporte\w*|report) (?:de|du) (?:\w+ ){0,3}(?:facture|compte|mois|releve))\b/;

/** In a sentence: the amount of this page is of several invoices. */
export const mixesEarlier =
  /\b(?:includ\w*|inclu\w*|incl|compris\w*|comprend\w*|combin\w*|regroup\w*|covers?|couvr\w*) (?:\w+ ){0,4}(?:(?:previous|prior|earlier|unpaid|overdue|outstanding|past due|anterieur\w*|precedent\w*|impaye\w*) ?(?:\w+ )?(?:invoices?|balance|amounts?|charges|months?|bills?|factures?|solde|montants?|frais|mois)|(?:factures?|solde|montants?|mois) (?:anterieur\w*|precedent\w*|impaye\w*)|arrears|arrerages|arrieres)\b/;

/** `Retainage balance`: the balance of the holdback, unless an amount remains after deducting it. */
export const heldBack =
  /^(?!.*\b(?:less|net|after|moins|nette?|apres|excluding|excl|sauf|hors|releas\w*|liber\w*|now due|due now|now payable|payable now|maintenant)\b).*\b(?:holdback|retainage|retention|retenues?)\b/;

/** `Balance including previous invoices`: an amount that may contain earlier ones. */
export const includesEarlier =
  /\b(?:includ\w*|inclu\w*|incl|y compris|comprend\w*|plus|with|avec|and|et) (?:\w+ ){0,3}(?:previous|prior|earlier|unpaid|overdue|outstanding|arrears|past due|anterieur\w*|precedent\w*|impaye\w*|arrieres?|arrerages)\b/;

/** `Balance at completion`: what a later invoice asks for. */
export const dueLater =
  /\b(?:balance|remainder|remaining|rest|solde|reste) (?:\w+ ){0,2}(?:at|on|upon|after|before|a la|au|aux|lors|apres|avant) (?:\w+ )?(?:completion|installation|delivery|handover|possession|pick ?up|fin|livraison|achevement|installation|remise)\b/;

const taxWords = '(?:tax(?:es?)?|gst|hst|pst|qst|rst|tps|tvq|tvh|tvp)';

/** `Total fees and HST`: what such a label names contains the taxes. */
export const withTaxes = new RegExp(
  `\\b(?:and|plus|with|incl\\w*|et|avec|toutes) (?:\\w+ ){0,3}${taxWords}\\b|\\b${taxWords} (?:incl\\w*|comprises?)\\b|\\b(?:fees|honoraires|disbursements|debours\\w*|services|labour|parts|goods) (?:\\w+ )?${taxWords} (?:and|et)\\b`,
);

/** `Total (ex HST)`: a total that the taxes come on top of. */
export const withoutTaxes = new RegExp(
  `\\b(?:before|excl\\w*|ex|without|less|avant|hors|sans|net of) (?:\\w+ ){0,2}${taxWords}\\b|\\bpre ?tax\\b`,
);

/** Amounts billed by earlier invoices of the same job, as a deduction from the amount billed to date. */
export const billedBefore =
  /\b(?:(?:previous(?:ly)?|prior|earlier|anterieur\w*|precedent\w*|precedemment|deja) (?:\w+ ){0,3}?(?:billed|billings?|invoiced|invoices?|applications?|certificates?|certified|claims?|claimed|draws?|progress|requisitions?|requested|factures?|facturee?s?|facturation|demandes?)|(?:billed|billings?|invoiced|certificates|applications|claims|facturee?s?|factures?|facturation|demandes) (?:to date|previously|anterieur\w*|precedent\w*|precedemment|a ce jour)|less previous|moins (?:les )?(?:factur\w*|demandes?) (?:anterieur\w*|precedent\w*))\b/;
