import { fold, toTerms } from '../labels/terms';
import { getSegmentAt } from '../layout/build-lines';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  isAtTop,
  type Span,
  startsSegment,
} from '../layout/document-layout';
import type { Label } from '../layout/find-labels';
import { toConfidence } from '../values/confidence';
import type { FieldValue } from '../values/invoice-reading';
import {
  findFullName,
  findSpacedName,
  isPartOfName,
  isSetApart,
  joinNameBelow,
  LARGE_LETTERS,
} from './full-name';
import {
  hasAddressBelow,
  isAddress,
  isContinuedBelow,
  isCustomer,
  isLargest,
  isMentioned,
  legalForm,
  listOwnDomains,
} from './letterhead';
import { toName, withoutAddress, withoutTitle } from './name-text';
import { isNamedAfter } from './web-domains';

const weights = {
  /** `Make cheques payable to …` */
  payTo: 0.85,
  /** The same, with the address. */
  payToAddress: 0.92,
  /** `Supplier` */
  party: 0.6,
  /** With a legal form, an address or a separator, and its tax number, in one line below the letterhead. */
  registered: 1,
  atTop: 0.5,
  first: 0.12,
  large: 0.15,
  /** `Inc.`, `Ltée` */
  legalForm: 0.15,
  repeated: 0.12,
  /** In larger letters than all other text at the top but titles. */
  largest: 0.06,
  /** A street, a telephone or the like right below. */
  aboveAddress: 0.14,
  /** First on the page and above an address, on a page that names its customer elsewhere. */
  firstOfSender: 0.16,
  /** In the largest letters, on such a page or as its heading. */
  largestOfSender: 0.09,
  /** `www.northfork.ca` */
  ofDomain: 0.3,
  /** A second name in the letterhead, as likely. */
  rival: -0.2,
  ofCustomer: -0.6,
  /** At most, where OCR is not sure of every letter. */
  misread: 0.7,
  /** Upper bound if the letterhead does not contain the name. */
  outsideLetterhead: 0.8,
  /** Upper bound if a longer name begins with it, it is a single word, or its letters are set apart. */
  inPart: 0.85,
};
const TOP_SHARE = 0.4;
/** Share of the first page that may be letterhead: a name further down is as likely somebody else's. */
const LETTERHEAD_SHARE = 0.2;
const MAX_CANDIDATES = 40;
const GOOD_OCR = 0.85;

interface Candidate {
  readonly name: string;
  readonly score: number;
  readonly inLetterhead: boolean;
  /** Elsewhere on the document, and not as the customer. */
  readonly isMentioned: boolean;
  /** Web and mail addresses that are named after it. */
  readonly domains: readonly string[];
}

/** The payee's name as printed. */
export function findMerchant(layout: DocumentLayout): FieldValue<string> | null {
  const all = [...findPayees(layout), ...findHeaderNames(layout), ...findRegisteredNames(layout)];
  const ranked = all
    .map((one): Candidate => {
      const same = all.filter(({ name }) => toKey(name) === toKey(one.name));
      const isHeaded = same.some(({ inLetterhead }) => inLetterhead);
      // OCR leaves out a word of a logo as easily as it misreads one
      const most = layout.source === 'recognition' && same.length === 1 ? weights.misread : 1;
      const isRepeated = same.length > 1 || same.some(({ isMentioned }) => isMentioned);
      const own = isHeaded
        ? Math.max(...same.map(({ score }) => score)) + (isRepeated ? weights.repeated : 0)
        : Math.min(one.score, weights.outsideLetterhead);
      return { ...one, score: Math.min(own, most) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return null;
  const rival = ranked.find((other) => other.inLetterhead && !isSameBusiness(best, other));
  const doubt = rival && rival.score >= best.score - RIVAL_MARGIN ? weights.rival : 0;
  const score = best.score + doubt;
  const full = findFullName(layout, best.name);
  const value = full ?? findSpacedName(layout, best.name);
  const isPart = full === null && isPartOfName(layout, best.name);
  const most = isPart || isSetApart(value) ? weights.inPart : 1;
  return { value, confidence: toConfidence(Math.min(score, most)) };
}

const RIVAL_MARGIN = 0.1;

/** A logo, and the name in full below it. */
const isSameBusiness = (a: Candidate, b: Candidate): boolean =>
  containsName(a.name, b.name) ||
  containsName(b.name, a.name) ||
  a.domains.some((domain) => b.domains.includes(domain));

const containsName = (long: string, short: string): boolean =>
  ` ${toKey(long)} `.includes(` ${toKey(short)} `);

const toKey = (name: string): string => toTerms(name).join(' ');

/** Columns of a form as often as names of the sender: `FOURNISSEUR`, `VENDEUR` above the name of a salesperson. */
const partyColumns = new Set('seller vendor supplier vendeur fournisseur'.split(' '));

function findPayees(layout: DocumentLayout): readonly Candidate[] {
  return layout.labels
    .filter(({ role }) => role === 'payTo')
    .flatMap((label): readonly Candidate[] => {
      const beside = findBeside(layout, label);
      const isColumn = partyColumns.has(label.words) && beside !== null && isInOtherCell(layout, label);
      const span = (isColumn ? null : beside) ?? findBelow(layout, label);
      if (!span) return [];
      const text = getSpanText(layout, clipToSegment(layout, span));
      const [first = '', ...rest] = text.split(/, |\. (?=\p{Lu})/u);
      const name = toName(text) ?? (/^\p{Lu}/u.test(first) ? toName(first) : null);
      if (name === null) return [];
      const hasAddress = /\b(?:payable|ordre)/.test(label.words) && isAddress(rest.join(', '));
      const byAddress = hasAddress ? weights.payToAddress : weights.payTo;
      const score = partyColumns.has(label.words) ? weights.party : byAddress;
      return [{ name, score, inLetterhead: hasAddress, isMentioned: false, domains: [] }];
    });
}

const isInOtherCell = (layout: DocumentLayout, { line, to }: Span): boolean =>
  getSegmentAt(layout.lines[line], to)?.to === to;

/**
 * `Saltwire Fibre Inc., 980 Prince Street, Truro. HST 742505852 RT0001`: the business of the tax number, below a letterhead that
 * is an image.
 */
function findRegisteredNames(layout: DocumentLayout): readonly Candidate[] {
  return layout.lines.flatMap((line, at) =>
    line.page !== layout.lines[0]?.page || isAtTop(layout, line, TOP_SHARE)
      ? []
      : line.segments.flatMap((segment): readonly Candidate[] => {
          const span = { line: at, ...segment };
          const text = getSpanText(layout, span);
          const name = toName(text.split(separator)[0] ?? '');
          const isNamed = name !== null && legalForm.test(fold(name)) && !startsLabel(layout, span);
          if (!isNamed || !taxNumber.test(text) || isCustomer(layout, span)) return [];
          const isClear = line.tokens
            .slice(segment.from, segment.to + 1)
            .every(({ confidence }) => confidence >= GOOD_OCR);
          const score = isClear ? weights.registered : weights.misread;
          return [{ name, score, inLetterhead: true, isMentioned: false, domains: [] }];
        }),
  );
}

const separator = /,| [·•|–-] /;
const taxNumber = /\b\d{9} ?RT ?\d{4}\b/;

/** Text at the top of the first page that is not a title, label or address. */
function listHeaderSpans(layout: DocumentLayout): readonly Header[] {
  return layout.lines
    .flatMap((line, at) =>
      isAtTop(layout, line, TOP_SHARE)
        ? line.segments.flatMap((segment): readonly Header[] => {
            const span = { line: at, ...segment };
            const text = withoutTitle(getSpanText(layout, span));
            const name = toName(withoutAddress(text));
            if (!name || startsLabel(layout, span)) return [];
            const hasAddress = withoutAddress(text) !== text || hasAddressBelow(layout, span);
            const whole = joinNameBelow(layout, span, name);
            const isContinued = whole === name && isContinuedBelow(layout, span);
            return [{ ...span, name: whole, hasAddress, isContinued }];
          })
        : [],
    )
    .slice(0, MAX_CANDIDATES);
}

interface Header extends Span {
  readonly name: string;
  /** In its line or below it. */
  readonly hasAddress: boolean;
  /** The line below may belong to the name. */
  readonly isContinued: boolean;
}

function findHeaderNames(layout: DocumentLayout): readonly Candidate[] {
  const headers = listHeaderSpans(layout);
  const domains = listOwnDomains(layout);
  const hasCustomer = layout.labels.some(
    (label) => label.role === 'customer' && (namesCustomer.test(label.words) || isAddressing(layout, label)),
  );
  return headers.flatMap((header, index) => {
    const { name, line: at, from, to } = header;
    const line = layout.lines[at];
    const first = line?.tokens[from];
    if (!line || !first) return [];
    const ofCustomer = isCustomer(layout, header);
    const ownDomains = domains.filter((domain) => isNamedAfter(domain, name));
    const isLarge = first.bottom - first.y > layout.medianHeight * LARGE_LETTERS;
    // not with the further lines of its own
    const others = headers.filter((other) => other === header || !containsName(name, other.name));
    const isAlone = isLargest(layout, header, others);
    const isAboveAddress = header.hasAddress;
    const isWholeName =
      /^\p{L}/u.test(name) && !addressee.test(fold(name)) && toTerms(name).length > 1 && !header.isContinued;
    const isOfSender = hasCustomer && isWholeName;
    const isHeading = isWholeName && index === 0 && isLarge;
    const scores = [
      weights.atTop,
      index === 0 ? weights.first : 0,
      isLarge ? weights.large : 0,
      isAlone ? weights.largest : 0,
      legalForm.test(fold(name)) ? weights.legalForm : 0,
      ownDomains.length > 0 ? weights.ofDomain : 0,
      isAboveAddress ? weights.aboveAddress : 0,
      isOfSender && index === 0 && isAboveAddress ? weights.firstOfSender : 0,
      (isHeading || (isOfSender && isLarge)) && isAlone ? weights.largestOfSender : 0,
      ofCustomer ? weights.ofCustomer : 0,
      -line.relativeY / 10,
    ];
    const score = scores.reduce((sum, part) => sum + part, 0);
    const isClear = line.tokens.slice(from, to + 1).every(({ confidence }) => confidence >= GOOD_OCR);
    return [
      {
        name,
        score: isClear ? score : Math.min(score, weights.misread),
        inLetterhead: line.relativeY <= LETTERHEAD_SHARE && !ofCustomer,
        isMentioned: isMentioned(layout, header, name),
        domains: ownDomains,
      },
    ];
  });
}

/** `To: Adeyemi Stott LLP`, but not `To be withdrawn from your account` */
function isAddressing(layout: DocumentLayout, label: Label): boolean {
  if (label.words !== 'to' || !startsSegment(layout, label)) return false;
  const next = layout.lines[label.line]?.tokens[label.to + 1]?.text ?? '';
  return /^\p{Lu}/u.test(next);
}

const startsLabel = (layout: DocumentLayout, { line, from, to }: Span): boolean =>
  layout.labelsByLine
    .get(line)
    ?.some((label) => label.from === from && (label.to === to || label.words.includes(' '))) === true;

const clipToSegment = (layout: DocumentLayout, span: Span): Span => {
  const line = layout.lines[span.line];
  const segment = getSegmentAt(line, span.from);
  return { ...span, to: Math.min(span.to, segment?.to ?? span.to) };
};

/** Labels of a block with the customer's name; `Service address` and `For` leave open whose name stands in the window. */
const namesCustomer =
  /\b(?:bill|billed|billing|invoice|invoiced|sold|ship|shipped|deliver|delivered|customer|client|prepared|facture|facturer|vendu|livre|livrer|expedie)\b/;
/** `TO OWNER`, `Charge to: Clear Hills Energy Corp.`: the customer. */
const addressee = /^(?:to|for|attn|attention|charge to|issued to|a|pour|de|from)\b/;
