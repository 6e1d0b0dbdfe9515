/** Texts of the shop and the current language. */
const texts = {
  en: {
    shop: 'Northline Restaurant Supply',
    tag: 'Restaurant supply for Canadian kitchens',
    title: 'Equip your kitchen',
    lead: 'Delivered anywhere in Canada. Pay today, or over 4 to 52 weeks.',
    cart: 'Cart',
    empty: 'Your cart is empty.',
    add: 'Add to cart',
    addOf: (name) => `Add to cart: ${name}`,
    each: 'each',
    more: (name) => `Add one: ${name}`,
    fewer: (name) => `Remove one: ${name}`,
    subtotal: 'Subtotal',
    tax: 'HST (13%)',
    total: 'Total',
    pay: 'Pay over time with Tamarack',
    terms:
      'For Canadian businesses. Weekly payments, 0% to 12.99% a year. Checking eligibility doesn’t affect your credit score.',
    closed: 'Nothing was charged. Your application is saved, so you can continue where you left off.',
    abandoned: 'You left the application. Your cart is still here.',
    rejected: 'This order was not financed. You can pay another way, or call us.',
    approved: 'Paid over time. Checking your order…',
    failed: 'We couldn’t open the checkout. Please try again in a moment.',
    shopFailed: 'We couldn’t load the shop. Please reload this page in a moment.',
    signIn: 'Sign in as Café Boréal to fill in the forms',
    signedIn: 'Signed in as Café Boréal: the forms are filled in for you to check.',
    invoices: 'Invoices',
    limitText: 'Planning a bigger kitchen? Find out your credit limit before you choose.',
    limit: 'See what you qualify for',
    limitClosed: 'Nothing was charged. Your answers are saved.',
    'limit.approved': 'Your invoice is paid over time. Thank you!',
    'limit.rejected': 'You don’t have a credit line yet. You can pay another way.',
    'limit.abandoned': 'You left the application.',
    'limit.failed': 'Something went wrong. Your answers are saved: please try again in a moment.',
    invoicesTitle: 'Your invoices',
    invoicesPage: 'Invoices – Northline Restaurant Supply',
    invoicesLead: 'Pay an invoice today, or have Tamarack pay it and repay in weekly payments.',
    invoice: (number) => `Invoice ${number}`,
    issued: (date) => `Issued ${date}`,
    due: (date) => `due ${date}`,
    payInvoice: 'Pay over time',
    payInvoiceOf: (number) => `Pay invoice ${number} over time`,
    file: 'PDF',
    fileOf: (number) => `Invoice ${number}, PDF`,
    page: 'Open payment link',
    pageOf: (number) => `Open the payment link of invoice ${number}`,
    'status.used': 'Paid by Tamarack',
    'status.rejected': 'Not financed',
    'status.deactivated': 'Withdrawn',
    'invoice.approved': (number) => `Invoice ${number} is paid over time. Thank you!`,
    'invoice.rejected': (number) => `Invoice ${number} was not financed. You can pay it another way.`,
    'invoice.abandoned': 'You left the application. The invoice is still open.',
    'invoice.closed': 'Nothing was charged. You can continue where you left off.',
    'invoice.failed': 'Something went wrong. Nothing was charged: please try again in a moment.',
    invoicesFailed: 'We couldn’t load your invoices. Please reload this page in a moment.',
    foot: 'Northline Restaurant Supply is a made-up shop that shows how the checkout works.',
    checking: 'Checking your order…',
    confirmationPage: 'Your order – Northline Restaurant Supply',
    paidTitle: 'Thank you, your order is confirmed',
    paidLead: (reference) =>
      `Order ${reference} was paid in full by Tamarack. We ship within two business days.`,
    refusedTitle: 'Your order wasn’t financed',
    refusedLead: 'Financing was declined. Your cart is saved: choose another way to pay, or call us.',
    openTitle: 'Your order isn’t paid yet',
    openLead: 'Your financing isn’t complete. Your cart is saved, and you can continue where you left off.',
    unknownTitle: 'We couldn’t find this order',
    unknownLead: 'The link may be incomplete. You haven’t been charged.',
    errorTitle: 'We couldn’t check your order',
    errorLead: 'Please reload this page in a moment. Nothing is lost.',
    financed: 'Financed by Tamarack',
    weekly: 'Weekly payment',
    weeks: 'Term',
    term: (weeks) => `${weeks} weeks`,
    fee: 'Financing fee',
    back: 'Back to the shop',
  },
  fr: {
    shop: 'Northline, équipement de restauration',
    tag: 'Équipement de restauration pour les cuisines d’ici',
    title: 'Équipez votre cuisine',
    lead: 'Livraison partout au Canada. Payez aujourd’hui, ou sur 4 à 52 semaines.',
    cart: 'Panier',
    empty: 'Votre panier est vide.',
    add: 'Ajouter au panier',
    addOf: (name) => `Ajouter au panier : ${name}`,
    each: 'l’unité',
    more: (name) => `Un de plus : ${name}`,
    fewer: (name) => `Un de moins : ${name}`,
    subtotal: 'Sous-total',
    tax: 'TVH (13 %)',
    total: 'Total',
    pay: 'Payer par versements avec Tamarack',
    terms:
      'Pour les entreprises canadiennes. Versements hebdomadaires, de 0 % à 12,99 % par an. Vérifier votre admissibilité n’a aucune incidence sur votre cote de crédit.',
    closed:
      'Aucun montant n’a été prélevé. Votre demande est conservée : vous pourrez la reprendre là où vous l’avez laissée.',
    abandoned: 'Vous avez quitté la demande. Votre panier est toujours là.',
    rejected: 'Cette commande n’a pas été financée. Payez autrement, ou appelez-nous.',
    approved: 'Paiement par versements accepté. Vérification de la commande…',
    failed: 'La page de paiement n’a pas pu s’ouvrir. Veuillez réessayer dans un instant.',
    shopFailed: 'La boutique n’a pas pu être chargée. Veuillez recharger cette page dans un instant.',
    signIn: 'Ouvrir une session pour Café Boréal et préremplir la demande',
    signedIn: 'Session de Café Boréal : la demande est préremplie, il vous reste à la vérifier.',
    invoices: 'Factures',
    limitText: 'Un plus grand projet? Découvrez votre limite de crédit avant de choisir.',
    limit: 'Vérifier mon admissibilité',
    limitClosed: 'Aucun montant n’a été prélevé. Vos renseignements sont conservés.',
    'limit.approved': 'Votre facture est payée par versements. Merci!',
    'limit.rejected': 'Aucune limite de crédit pour l’instant. Vous pouvez payer autrement.',
    'limit.abandoned': 'Vous avez quitté la demande.',
    'limit.failed':
      'Un problème est survenu. Vos renseignements sont conservés : veuillez réessayer dans un instant.',
    invoicesTitle: 'Vos factures',
    invoicesPage: 'Factures – Northline',
    invoicesLead:
      'Réglez une facture aujourd’hui, ou laissez Tamarack la régler et remboursez par versements hebdomadaires.',
    invoice: (number) => `Facture ${number}`,
    issued: (date) => `Émise le ${date}`,
    due: (date) => `échéance le ${date}`,
    payInvoice: 'Payer par versements',
    payInvoiceOf: (number) => `Payer la facture ${number} par versements`,
    file: 'PDF',
    fileOf: (number) => `Facture ${number}, PDF`,
    page: 'Ouvrir le lien de paiement',
    pageOf: (number) => `Ouvrir le lien de paiement de la facture ${number}`,
    'status.used': 'Payée par Tamarack',
    'status.rejected': 'Non financée',
    'status.deactivated': 'Retirée',
    'invoice.approved': (number) => `La facture ${number} est payée par versements. Merci!`,
    'invoice.rejected': (number) =>
      `La facture ${number} n’a pas été financée. Vous pouvez la payer autrement.`,
    'invoice.abandoned': 'Vous avez quitté la demande. La facture reste à payer.',
    'invoice.closed': 'Aucun montant n’a été prélevé. Vous pourrez reprendre là où vous en étiez.',
    'invoice.failed':
      'Un problème est survenu. Aucun montant n’a été prélevé : veuillez réessayer dans un instant.',
    invoicesFailed: 'Impossible de charger vos factures. Veuillez recharger cette page dans un instant.',
    foot: 'Northline est une boutique fictive qui montre comment fonctionne le paiement.',
    checking: 'Vérification de votre commande…',
    confirmationPage: 'Votre commande – Northline',
    paidTitle: 'Merci, votre commande est confirmée',
    paidLead: (reference) =>
      `La commande ${reference} a été payée en totalité par Tamarack. Expédition d’ici deux jours ouvrables.`,
    refusedTitle: 'Votre commande n’est pas payée',
    refusedLead: 'Le financement a été refusé. Votre panier est conservé : payez autrement, ou appelez-nous.',
    openTitle: 'Votre commande n’est pas encore payée',
    openLead:
      'Le financement n’est pas terminé. Votre panier est conservé, et vous pourrez reprendre là où vous en étiez.',
    unknownTitle: 'Nous ne trouvons pas cette commande',
    unknownLead: 'Le lien est peut-être incomplet. Aucun montant n’a été prélevé.',
    errorTitle: 'Nous n’avons pas pu vérifier votre commande',
    errorLead: 'Veuillez recharger cette page dans un instant. Rien n’est perdu.',
    financed: 'Financé par Tamarack',
    weekly: 'Versement hebdomadaire',
    weeks: 'Durée',
    term: (weeks) => `${weeks} semaines`,
    fee: 'Frais de financement',
    back: 'Retour à la boutique',
  },
};

const key = 'northline-language';
let language = localStorage.getItem(key) ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');

export const currentLanguage = () => language;
export const translate = (name, ...values) => {
  const entry = texts[language][name];
  return typeof entry === 'function' ? entry(...values) : entry;
};

/** `$1,234.50` in English, `1 234,50 $` in French. */
export const money = (cents) =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD' }).format(cents / 100);

/** Formats a calendar date, on one line: `Nov 2, 2026`. */
export const day = (date) =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'medium', timeZone: 'UTC' })
    .format(new Date(date))
    .replaceAll(' ', '\u00a0');

/** Texts of the notes by element, to show them again in another language. */
const notes = new Map();
/** Shows a text in a note; without one, clears it. */
export const say = (node, getText = () => '') => {
  notes.set(node, getText);
  node.textContent = getText();
};

/** Fills all `data-text` elements now and on each language change, then calls `onChange`. */
export const renderTexts = (onChange) => {
  const show = () => {
    document.documentElement.lang = language;
    for (const node of document.querySelectorAll('[data-text]'))
      node.textContent = translate(node.dataset.text);
    for (const button of document.querySelectorAll('[data-language]')) {
      button.setAttribute('aria-pressed', String(button.dataset.language === language));
    }
    for (const [node, getText] of notes) node.textContent = getText();
    onChange();
  };
  for (const button of document.querySelectorAll('[data-language]')) {
    button.addEventListener('click', () => {
      language = button.dataset.language;
      localStorage.setItem(key, language);
      show();
    });
  }
  show();
};

/** Creates an element with properties and children. */
export const createElement = (tag, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};
