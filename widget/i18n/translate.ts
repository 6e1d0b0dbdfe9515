import type { Language } from '@tamarack/core/protocol/mount';
import type { TextTree } from './locales';

/** What is put in place of `{{name}}`. `count` also picks the plural form. */
export type Values = Readonly<Record<string, string | number>>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Plural forms to look for, best first: `_zero` where the texts have it, then the language's own, then `_other`. */
function pluralForms(language: Language, count: number): readonly string[] {
  rules[language] ??= new Intl.PluralRules(language);
  const forms = [`_${rules[language].select(count)}`, '_other', ''];
  return count === 0 ? ['_zero', ...forms] : forms;
}

function find(texts: TextTree, key: string): string | undefined {
  let found: TextTree[string] | undefined = texts;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The text of a key such as `screen.thing`, or undefined where there is none. A name without a value stays empty. */
export function translate(
  texts: TextTree,
  language: Language,
  key: string,
  values: Values = {},
): string | undefined {
  const { count } = values;
  const forms = typeof count === 'number' ? pluralForms(language, count) : [''];
  const text = forms.map((form) => find(texts, key + form)).find((each) => each !== undefined);
  return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
