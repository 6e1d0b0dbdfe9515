import fs from 'node:fs';
import { isLabelRole, type LabelRole } from './label-roles';
import { toTerms } from './terms';

/** `po {number}` in a table means `po number`, `po no` and so on. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  '{number}': ['number', 'no', 'num', 'nbr', 'nr', 'nos', '#', 'id', 'ref', 'numéro'],
  '{numéro}': ['no', 'n', 'numéro', '#'],
  '{this}': [
    ...[
      'this invoice',
      'this bill',
      'this application',
      'this certificate',
      'this claim',
      'this progress claim',
    ],
    ...[
      'this draw',
      'this period',
      'this month',
      'this requisition',
      'this estimate',
      'this progress billing',
    ],
  ],
  '{ce}': [
    ...['ce décompte', 'ce certificat', 'ce mois', 'cette facture', 'cette demande', 'cette période'],
    ...[
      'le présent décompte',
      'présent décompte',
      'la présente facture',
      'la présente demande',
      'la période',
    ],
    ...['de ce décompte', 'de cette période', 'de la période'],
  ],
  '{numéro de}': [
    ...['no', 'n', 'numéro', 'num', '#', 'no de', 'n de', 'numéro de', '# de', 'num de'],
    ...['no du', 'n du', 'numéro du'],
  ],
  '{numéro du}': [
    ...['no', 'n', 'numéro', 'num', 'no de', 'n de', 'numéro de', '# de'],
    ...['no du', 'n du', 'numéro du', "no d'", "n d'", "numéro d'"],
  ],
};

/** One table for each language; a phrase that both use is in one of them. */
const tables = [new URL('./labels.en.tsv', import.meta.url), new URL('./labels.fr.tsv', import.meta.url)];

/**
 * The role of every label, by its terms joined with spaces: `invoice no` → `number`.
 *
 * @throws Error for an unknown role, or for a label with two roles
 */
export function readLabels(): ReadonlyMap<string, LabelRole> {
  const roles = new Map<string, LabelRole>();
  for (const [role, pattern] of tables.flatMap(readRows)) {
    if (!isLabelRole(role)) throw new Error(`label table: unknown role "${role}"`);
    for (const phrase of expandPlaceholder(pattern)) {
      const label = toTerms(phrase).join(' ');
      if ((roles.get(label) ?? role) !== role) throw new Error(`label table: "${label}" has two roles`);
      roles.set(label, role);
    }
  }
  return roles;
}

/** Columns: role, phrase. */
function readRows(table: URL): readonly (readonly [string, string])[] {
  return fs
    .readFileSync(table, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [role = '', phrase = ''] = row.split('\t');
      return [role, phrase];
    });
}

function expandPlaceholder(pattern: string): readonly string[] {
  const [placeholder] = /\{.+\}/.exec(pattern) ?? [];
  if (placeholder === undefined) return [pattern];
  const words = placeholders[placeholder];
  if (!words) throw new Error(`label table: unknown placeholder ${placeholder}`);
  return words.map((word) => pattern.replace(placeholder, word));
}
