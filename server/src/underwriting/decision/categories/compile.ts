import type { Category } from './category';
import type { HolderMatch } from './holder';
import { addPhrase, createPhraseNode, matchAll, matchLongest, type PhraseNode } from './phrases';
import type { CategoryRule, CategoryRules } from './rules/category-rules';
import { createTokenizer, type Tokens } from './tokens';

/** The meaning of a description, independent of its amount. */
export interface Facts {
  /** Cues as rules refer to them: with `~` or `*` if they are part of the counterparty's name. */
  readonly cues: ReadonlySet<string>;
  readonly counterparty: string | null;
}

export interface CompiledRules {
  describe(text: string, holder: HolderMatch): Facts;
  find(facts: Facts, amount: 'credit' | 'debit' | 'smallDebit' | 'feeDebit'): CompiledRule | null;
}

interface CompiledRule {
  readonly id: string;
  readonly category: Category;
  readonly direction: CategoryRule['direction'];
  readonly all: readonly (readonly string[])[];
  readonly none: readonly string[];
}

const split = (list: string): readonly string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Compiled once per set of rules. */
const compiled = new WeakMap<CategoryRules, CompiledRules>();

export function compileRules(rules: CategoryRules): CompiledRules {
  const known = compiled.get(rules);
  if (known) return known;
  const result = compile(rules);
  compiled.set(rules, result);
  return result;
}

function compile(rules: CategoryRules): CompiledRules {
  const tokenize = createRulesTokenizer(rules);
  const toTree = (lists: Readonly<Record<string, string>>): PhraseNode => {
    const root = createPhraseNode();
    for (const [meaning, list] of Object.entries(lists))
      for (const phrase of split(list)) addPhrase(root, tokenize(phrase, false), meaning);
    return root;
  };
  const cues = toTree(rules.cues);
  const names = toTree(rules.names);
  const operations = toTree({ ...rules.operations, purchase: rules.purchaseOperations });
  for (const phrase of Object.values(rules.operations).concat(rules.purchaseOperations).flatMap(split))
    for (const undone of split(rules.undone))
      addPhrase(operations, tokenize(`${phrase} ${undone}`, false), 'own');
  const toSet = (words: string): ReadonlySet<string> =>
    new Set(split(words).flatMap((word) => tokenize(word, false)));
  const noise = toSet(rules.noise);
  const bankWords = toSet(rules.bankWords);
  const list = rules.groups.flatMap((group) => group.rules.map(compileRule));

  return {
    describe: (text, holder) =>
      describe(
        { cues, names, operations, noise, bankWords },
        toParts(text, tokenize),
        text.trim().length >= CUT_LENGTH,
        holder,
      ),
    find: ({ cues: found }, amount) => {
      const direction = amount === 'credit' ? 'credit' : 'debit';
      const has = (cue: string): boolean =>
        cue === '#small'
          ? amount === 'smallDebit' || amount === 'feeDebit'
          : cue === '#feeSized'
            ? amount === 'feeDebit'
            : found.has(cue);
      return (
        list.find(
          (rule) =>
            rule.direction === direction && rule.all.every((any) => any.some(has)) && !rule.none.some(has),
        ) ?? null
      );
    },
  };
}

/** The one cue whose words are part of a counterparty's name. */
const NAME_CUE: keyof CategoryRules['cues'] = 'company';

/** No vowel: a reference. */
const REFERENCE = /^[^AEIOUY]{4,}$/;

/** Banks cut at 16 characters or more. */
const CUT_LENGTH = 14;

interface Trees {
  readonly cues: PhraseNode;
  readonly names: PhraseNode;
  readonly operations: PhraseNode;
  readonly noise: ReadonlySet<string>;
  readonly bankWords: ReadonlySet<string>;
}

interface Parts {
  readonly tokens: Tokens;
  /** Index of the first word after a slash, where one bank writes the counterparty or account; or the end. */
  readonly detail: number;
}

/** A code in brackets, which one bank writes before each description. */
const BANK_CODE = /^\s*\[([A-Z]{2})\]/;
/** The only code that means more than the words after it. */
const LOAN_CODE = 'LN';
const DETAIL = / \/(?=[A-Z0-9*])/;

function toParts(text: string, tokenize: ReturnType<typeof createRulesTokenizer>): Parts {
  const described = text.replace(BANK_CODE, (_, code: string) => (code === LOAN_CODE ? 'LOAN ' : ''));
  const slash = described.search(DETAIL);
  if (slash < 0) {
    const tokens = tokenize(described, true);
    return { tokens, detail: tokens.length };
  }
  const before = tokenize(described.slice(0, slash), false);
  return { tokens: [...before, ...tokenize(described.slice(slash), true)], detail: before.length };
}

function describe(
  { cues, names, operations, noise, bankWords }: Trees,
  { tokens, detail }: Parts,
  cut: boolean,
  holder: HolderMatch,
): Facts {
  const found = new Set<string>();
  if (holder !== null) found.add(`#${holder}`);
  const operation = matchLongest(operations, tokens.slice(0, detail), 0, 'none');
  // an operation of the bank itself ("WIRE FEE", "EFT RETURN") is not followed by a counterparty
  const isNamed = operation !== null && !operation.meanings.includes('own');
  const zone = isNamed ? operation.end : detail;
  if (isNamed) for (const meaning of operation.meanings) found.add(`#${meaning}`);
  const covered = new Set<number>();
  const isEnd = (end: number): boolean =>
    tokens.slice(end).every((token) => token === '#' || noise.has(token) || bankWords.has(token));
  for (let index = 0; index < tokens.length; ) {
    const name = matchLongest(names, tokens, index, cut ? 'names' : 'none');
    if (name) {
      for (const meaning of name.meanings) found.add(meaning);
      found.add('#name');
      if (name.end > index + 1) found.add('#fullName');
      index = name.end;
      continue;
    }
    for (const { end, meanings } of matchAll(cues, tokens, index, cut ? 'last' : 'none')) {
      // part of it is the bank's text and part of it a name: "AUTO /LOAN MARCEL"
      if (index < detail && end > detail) continue;
      for (const meaning of meanings) {
        found.add(`*${meaning}`);
        if (index < zone || (index > zone && isEnd(end))) found.add(`~${meaning}`);
        if (index >= zone) continue;
        found.add(meaning);
        if (meaning !== NAME_CUE) for (let at = index; at < end; at += 1) covered.add(at);
      }
    }
    index += 1;
  }
  const rest = tokens.filter((token, index) => {
    if (token.length < 3 || noise.has(token) || REFERENCE.test(token)) return false;
    return index >= zone || !(covered.has(index) || bankWords.has(token));
  });
  if (rest.length > 0) found.add('#name');
  if (rest.length > 1) found.add('#fullName');
  return { cues: found, counterparty: rest.length > 0 ? rest.join(' ') : null };
}

function compileRule({ id, category, direction, when }: CategoryRule): CompiledRule {
  const all: string[][] = [];
  const none: string[] = [];
  for (const term of when.split(' '))
    if (term.startsWith('-')) none.push(...term.slice(1).split('|'));
    else all.push(term.split('|'));
  return { id, category, direction, all, none };
}

function createRulesTokenizer({ synonyms, filler, names, cues }: CategoryRules) {
  const canonical = new Map<string, string>();
  for (const line of synonyms.trim().split('\n')) {
    const [word = '', forms = ''] = line.split(':');
    for (const form of forms.trim().split(/\s+/)) if (!canonical.has(form)) canonical.set(form, word.trim());
  }
  for (const word of filler.split(' ')) canonical.set(word, '');
  const withDigits = [...Object.values(names), ...Object.values(cues)].flatMap(
    (list) => list.match(/[A-Z0-9]*\d[A-Z0-9]*/g) ?? [],
  );
  return createTokenizer(canonical, new Set(withDigits.filter((word) => /[A-Z]/.test(word))));
}
