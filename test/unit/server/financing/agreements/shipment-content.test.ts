import { expect, test } from 'vitest';
import { composeAgreement } from '../../../../../server/src/financing/agreements/draft/compose-agreement';
import { makeTerms } from '../../../../support/agreement-terms';
import { getText } from './agreement-text';

const onShipment = makeTerms({ onShipment: true, dueOn: [] });

test.each([
  [
    'en',
    [
      'Amount financed, at most: $8,432.15',
      'Financing fee (interest over the term), at most: $105.67',
      'First payment: A week after each part is confirmed as shipped',
      'When you sign, we set aside up to $8,432.15 for your purchase. We lend you a part of it, and pay it to Northern Supply, only when Northern Supply confirms within 30 days that this part has been shipped; each part is repaid in 12 weekly payments from a week later, and what is not confirmed by then is not lent.',
      '12 | Week 12 | $711.54',
      'The debits of all parts together are never more than $8,537.82.',
    ],
    /When you sign, we lend|You waive|on the dates of section 3/,
  ],
  [
    'fr',
    [
      'Montant financé, au plus: 8 432,15 $',
      'Premier versement: Une semaine après la confirmation de l’expédition de chaque partie',
      'À votre signature, nous réservons jusqu’à 8 432,15 $ pour votre achat. Nous ne vous en prêtons une partie, que nous versons à Northern Supply, que lorsque Northern Supply confirme dans les 30 jours que cette partie a été expédiée; chaque partie se rembourse en 12 versements hebdomadaires, le premier une semaine plus tard, et ce qui n’est pas confirmé d’ici là n’est pas prêté.',
      '12 | Semaine 12 | 711,54 $',
      'ne dépassent jamais 8 537,82 $.',
    ],
    /À la signature, nous vous prêtons|Vous renoncez|aux dates de l’article 3/,
  ],
] as const)('on shipment, the agreement promises neither dates nor the whole amount (%s)', (language, parts, promises) => {
  const content = composeAgreement(onShipment, language);
  const text = getText(content);
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(promises);
  // the only date is that of the agreement
  expect(text).not.toMatch(/2027|\bmars\b|March \d/);
  const { templateId, templateVersion } = composeAgreement(makeTerms(), language);
  expect([templateId, templateVersion]).toEqual(['business-loan-and-pad', '2026-11.9']);
  expect(content.templateId).toBe('business-loan-on-shipment-and-pad');
});

test.each([
  [
    'en',
    'the refund is applied to this loan as an early payment',
    'A part payment shortens the schedule from its end.',
  ],
  [
    'fr',
    'le remboursement est affecté au prêt comme un paiement anticipé',
    'Un remboursement partiel raccourcit le calendrier à partir de la fin.',
  ],
] as const)('a refund shortens the payments from the end, also of what is captured in parts (%s)', (language, refund, order) => {
  for (const terms of [makeTerms(), onShipment]) {
    const text = getText(composeAgreement(terms, language));
    expect(text).toContain(refund);
    expect(text).toContain(order);
  }
});
