import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { Scanner } from '../../../../server/src/platform/files/scanner';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { sendStatement, waitForChecks } from '../../../support/documents';
import { statementPdf } from '../../../support/pdfs';

/** A scanner that tells whose files it got, in order, and answers once it is opened. */
function createGate(ownerByContent: readonly (readonly [owner: string, content: Buffer])[]) {
  const order: string[] = [];
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const scanner: Scanner = {
    scan: async (content) => {
      const bytes = await buffer(content);
      order.push(ownerByContent.find(([, each]) => each.equals(bytes))?.[0] ?? 'unknown');
      await opened;
      return 'clean';
    },
  };
  return { scanner, order, open: () => open() };
}

describeOneDatabase('the queue of documents to check', (makeApi) => {
  let many: Buffer;
  let one: Buffer;
  beforeAll(async () => {
    many = await statementPdf({ bank: 'bmo' });
    one = await statementPdf({ bank: 'td' });
  });

  /** An applicant with 19 statements, and one who comes after with a single one. */
  const uploadBoth = async (api: Api) => {
    const [first, second] = [await makeApplicantAtBank(api), await makeApplicantAtBank(api)];
    for (let n = 0; n < 19; n += 1) await sendStatement(first, { name: `${n}.pdf`, bytes: many });
    await sendStatement(second, { bytes: one });
    return { first, second };
  };

  test('one applicant’s 19 files do not make another wait, and several are checked at once', async () => {
    const gate = createGate([
      ['first', Buffer.from(many)],
      ['second', Buffer.from(one)],
    ]);
    const api = await makeApi({ config: { documentWorkers: 2 }, adapters: { scanner: gate.scanner } });
    const { first, second } = await uploadBoth(api);
    await expect.poll(() => gate.order).toEqual(['first', 'first']);
    gate.open();
    expect((await waitForChecks(second)).documents).toMatchObject([{ state: 'ready' }]);
    await waitForChecks(first);
    expect(gate.order).toHaveLength(20);
    // the two that were under way, then, beside one of the first applicant, the one that waits for nothing of its own
    expect(gate.order.indexOf('second')).toBeLessThanOrEqual(3);
  });
});
