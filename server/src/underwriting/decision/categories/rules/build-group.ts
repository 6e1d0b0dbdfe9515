import type { Category } from '../category';
import type { CategoryRule, CategoryRuleGroup } from './category-rules';

/** @param table categories in order; for each, a line `id: conditions` per rule */
export const buildGroup = (
  owner: string,
  direction: CategoryRule['direction'],
  table: readonly (readonly [Category, string])[],
  since = '2026-12.1',
): CategoryRuleGroup => ({
  owner,
  since,
  rules: table.flatMap(([category, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', when = ''] = line.split(':');
        return { id: id.trim(), category, direction, when: when.trim() };
      }),
  ),
});
