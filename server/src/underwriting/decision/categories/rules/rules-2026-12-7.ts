import { buildGroup } from './build-group';
import type { CategoryRules } from './category-rules';
import { categories202612 } from './rules-2026-12';

const { cues, names, operations, groups } = categories202612;

/**
 * As 2026-12.1, in more wordings: the emergency account in words, French funds transfers, stopped cheques that are credited, the first
 * of the owner's two surnames, and brokers of mortgages, who are no lenders. Never edit a version that has decided an application.
 */
export const categories2026127: CategoryRules = {
  ...categories202612,
  version: '2026-12.7',
  cues: {
    ...cues,
    loan: `${cues.loan}, EMERGENCY BUSINESS ACCOUNT, EMERG BUSINESS ACCOUNT, EMERGENCY BUS ACCOUNT, EMERG BUS ACCOUNT,
      COMPTE URGENCE ENTREPRISES`,
    reversal: `${cues.reversal}, CONTRE PASSATION, CONTRE PASSE`,
    refund: `${cues.refund}, POS CREDIT RETURN, POS CREDIT REFUND, CREDIT RETURN GOODS`,
    stopPayment: 'STOP PAYMENT, ARRET PAYMENT, STOP PYMT',
  },
  names: {
    ...names,
    namesake: `${names.namesake}, MORTGAGE BROKER, MORTGAGE BROKERS, MORTGAGE BROKERAGE, COURTIER HYPOTHECAIRE,
      COURTIERS HYPOTHECAIRES, LOAN BROKER, LOAN BROKERS`,
  },
  operations: {
    ...operations,
    received: `${operations.received}, CREDIT TEF, CREDIT EFT`,
    sent: `${operations.sent}, DEBIT TEF, DEBIT EFT`,
  },
  firstSurname: true,
  groups: [
    buildGroup(
      'payments risk',
      'credit',
      [['reversal-credit', 'reversal.stopped: stopPayment -#received|fee|loan']],
      '2026-12.7',
    ),
    ...groups,
  ],
};
