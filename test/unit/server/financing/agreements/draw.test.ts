import { expect, test } from 'vitest';
import type { AgreementContent } from '../../../../../server/src/financing/agreements/content/content';
import { composeAgreement } from '../../../../../server/src/financing/agreements/draft/compose-agreement';
import { drawPdf } from '../../../../../server/src/financing/agreements/pdf/draw';
import { renderPdf } from '../../../../../server/src/financing/agreements/pdf/render-pdf';
import { makeTerms } from '../../../../support/agreement-terms';

const patient = { timeout: 60_000 };
const english = composeAgreement(makeTerms(), 'en');
const french = composeAgreement(makeTerms(), 'fr');

test(
  'the worker produces what the renderer produces, for each caller its own document',
  patient,
  async () => {
    const drawn = await Promise.all([drawPdf(english, 'a', null), drawPdf(french, 'b', null)]);
    const rendered = await Promise.all([renderPdf(english, 'a', null), renderPdf(french, 'b', null)]);
    expect(drawn.map((pdf, index) => pdf.equals(rendered[index] ?? Buffer.alloc(0)))).toEqual([true, true]);
  },
);

test('a document that cannot be rendered rejects, and the next one succeeds', patient, async () => {
  const broken = { ...english, blocks: null } as unknown as AgreementContent;
  await expect(drawPdf(broken, 'a', null)).rejects.toThrow();
  expect((await drawPdf(english, 'a', null)).subarray(0, 5).toString()).toBe('%PDF-');
});
