import type { CategoryRules } from './category-rules';
import { creditGroups } from './credit-groups';
import { bankWords, cueTable, noiseTable, operationTable, purchaseOperations, undoneTable } from './cues';
import { debitGroups } from './debit-groups';
import { nameTable } from './names';
import { fillerTable, synonymTable } from './synonyms';

/**
 * The category rules of 2026-12, ordered by the cost of a mistake: returns and debts before earnings. Never edit a version
 * that has decided an application.
 */
export const categories202612: CategoryRules = {
  version: '2026-12.1',
  synonyms: synonymTable,
  filler: fillerTable,
  cues: cueTable,
  names: nameTable,
  operations: operationTable,
  purchaseOperations,
  undone: undoneTable,
  noise: noiseTable,
  bankWords,
  smallFee: 10_000,
  groups: [...creditGroups, ...debitGroups],
};
