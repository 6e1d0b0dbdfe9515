import { describe, expect, test } from 'vitest';
import {
  checkLimitsEarly,
  type IncomingDocument,
  planUpload,
} from '../../../../../server/src/underwriting/documents/upload/upload-plan';

const mega = 1024 * 1024;
const hash = (text: string) => Buffer.from(text);
const statement = (over: Partial<IncomingDocument> = {}): IncomingDocument => ({
  kind: 'statement',
  nameKey: 'new.pdf',
  size: mega,
  sha256: hash('new'),
  ...over,
});
const kept = (name: string, over = {}) => ({
  id: `id-${name}`,
  nameKey: name,
  size: mega,
  sha256: hash(name),
  state: 'ready' as const,
  ...over,
});
const many = (count: number, over = {}) => Array.from({ length: count }, (_, n) => kept(`${n}.pdf`, over));
const refusal = (code: string) => expect.objectContaining({ details: { errors: [{ path: '/file', code }] } });

describe('a statement', () => {
  test('a statement gets its own entry', () => {
    expect(planUpload(statement(), many(18))).toEqual({ repeated: false, replaced: [] });
  });

  test('a statement of the same name and content already exists, even at the limit', () => {
    const again = statement({ nameKey: '3.pdf', sha256: hash('3.pdf') });
    expect(planUpload(again, many(19))).toEqual({ repeated: true, replaced: [] });
  });

  test('a statement of the same name and other content is rejected', () => {
    expect(() => planUpload(statement({ nameKey: '3.pdf' }), many(4))).toThrow(refusal('statementsNames'));
  });

  test('the twentieth statement is rejected, not counting refused ones', () => {
    expect(() => planUpload(statement(), many(19))).toThrow(refusal('statementsTooMany'));
    const refused = kept('bad.pdf', { state: 'refused' });
    expect(planUpload(statement(), [...many(18), refused])).toEqual({ repeated: false, replaced: [] });
  });

  test('a statement replaces a refused one of its name, whatever its content', () => {
    const refused = kept('new.pdf', { state: 'refused', sha256: hash('new') });
    expect(planUpload(statement(), [refused])).toEqual({ repeated: false, replaced: ['id-new.pdf'] });
  });

  test('statements may fill 150 MB and not a byte more', () => {
    const earlier = many(10, { size: 14 * mega });
    expect(planUpload(statement({ size: 10 * mega }), earlier).repeated).toBe(false);
    expect(() => planUpload(statement({ size: 10 * mega + 1 }), earlier)).toThrow(
      refusal('statementsTooLarge'),
    );
  });
});

describe('before a statement is read', () => {
  test('a statement is rejected where there is no space', () => {
    expect(() => checkLimitsEarly('statement', 'new.pdf', 0, many(19))).toThrow(refusal('statementsTooMany'));
    expect(() => checkLimitsEarly('statement', 'new.pdf', 11 * mega, many(10, { size: 14 * mega }))).toThrow(
      refusal('statementsTooLarge'),
    );
    expect(() =>
      checkLimitsEarly('statement', 'new.pdf', 10 * mega, many(10, { size: 14 * mega })),
    ).not.toThrow();
  });

  test('a statement of an existing name is received: it may be a repeated upload', () => {
    expect(() => checkLimitsEarly('statement', '3.pdf', mega, many(19))).not.toThrow();
  });
});

describe('a void cheque', () => {
  const cheque = statement({ kind: 'voidCheque', nameKey: 'cheque.png' });

  test('a void cheque replaces every earlier one', () => {
    const earlier = [kept('a.png'), kept('b.png', { state: 'refused' })];
    expect(planUpload(cheque, earlier).replaced).toEqual(['id-a.png', 'id-b.png']);
  });

  test('a void cheque of the same name and content already exists', () => {
    expect(planUpload(cheque, [kept('cheque.png', { sha256: hash('new') })]).repeated).toBe(true);
  });

  test('a void cheque of the same name and other content replaces it', () => {
    expect(planUpload(cheque, [kept('cheque.png')])).toEqual({
      repeated: false,
      replaced: ['id-cheque.png'],
    });
  });
});

describe('a supporting document', () => {
  const supporting = (over: Partial<IncomingDocument> = {}) => statement({ kind: 'supporting', ...over });

  test('the eleventh supporting document is rejected, and any over 50 MB in total', () => {
    expect(planUpload(supporting(), many(9))).toEqual({ repeated: false, replaced: [] });
    expect(() => planUpload(supporting(), many(10))).toThrow(refusal('supportingTooMany'));
    const full = many(4, { size: 12 * mega });
    expect(planUpload(supporting({ size: 2 * mega }), full)).toEqual({ repeated: false, replaced: [] });
    expect(() => planUpload(supporting({ size: 2 * mega + 1 }), full)).toThrow(refusal('supportingTooLarge'));
    expect(() => checkLimitsEarly('supporting', 'new.pdf', 3 * mega, full)).toThrow(
      refusal('supportingTooLarge'),
    );
  });

  test('needs a unique name, and replaces a refused file of that name', () => {
    expect(() => planUpload(supporting({ nameKey: '3.pdf' }), many(4))).toThrow(refusal('statementsNames'));
    const refused = [kept('3.pdf', { state: 'refused' })];
    expect(planUpload(supporting({ nameKey: '3.pdf' }), refused)).toEqual({
      repeated: false,
      replaced: ['id-3.pdf'],
    });
  });
});
