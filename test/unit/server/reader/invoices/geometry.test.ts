import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../../server/reader/document/document-words';
import { buildLines, getText } from '../../../../../server/reader/invoices/layout/build-lines';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { buildDocument, buildInvoice, toWords } from './build-invoice';
import { levelPage } from './level-page';

const words = buildInvoice().pages[0]?.words ?? [];
const expected = {
  number: { value: 'INV-1042' },
  total: { value: 113_000 },
  issuedOn: { value: '2026-11-03' },
};

const texts = (all: readonly Word[]): readonly string[] =>
  buildLines(buildDocument(all)).flatMap((line) => line.segments.map((segment) => getText(line, segment)));

/** As a page that lies at an angle: each word where its middle comes to. */
function turned(all: readonly Word[], degrees: number): readonly Word[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return all.map((word) => {
    const [x, y] = [word.x + word.width / 2 - 306, word.y + word.height / 2 - 396];
    return {
      ...word,
      x: x * cos - y * sin + 306 - word.width / 2,
      y: x * sin + y * cos + 396 - word.height / 2,
    };
  });
}

it('a number in the middle of two lines of its label is beside both', () => {
  const top = [
    [300, 40, 'N° de facture'],
    [400, 46, 'MTL-301774'],
    [300, 52, 'Invoice no.'],
    [400, 90, '2026-11-03'],
  ] as const;
  expect(readInvoice(buildInvoice({ top })).number?.value).toBe('MTL-301774');
});

/** Words whose letters are this wide and as far apart as one of them. */
const setLetterSpaced = (x: number, y: number, text: string, letter: number): readonly Word[] => {
  let at = x;
  return text.split(' ').map((part): Word => {
    const word = { text: part, x: at, y, width: part.length * letter, height: 7, confidence: 0.97 };
    at += word.width + letter;
    return word;
  });
};

it('letter-spaced capitals are one cell, with the amount beside it', () => {
  const sums = [
    ...setLetterSpaced(249, 400, 'SUBTOTAL', 8.7),
    ...toWords([[520, 400, '1,000.00']], 7),
    ...setLetterSpaced(249, 416, 'HST', 8.7),
    ...toWords([[520, 416, '130.00']], 7),
    ...setLetterSpaced(249, 432, 'TOTAL THIS INVOICE', 8.7),
    ...toWords([[520, 432, '$1,130.00']], 7),
  ];
  const scan = {
    ...buildDocument([...(buildInvoice({ sums: [] }).pages[0]?.words ?? []), ...sums]),
    source: 'recognition' as const,
  };
  expect(readInvoice(scan).total?.value).toBe(113_000);
  expect(texts(sums)).toEqual(['SUBTOTAL', '1,000.00', 'HST', '130.00', 'TOTAL THIS INVOICE', '$1,130.00']);
});

describe('spaced letters', () => {
  /** Each word's letters 2.5 apart, where its first letter begins. */
  const spell = (word: string, x: number): readonly Word[] =>
    [...word].map((text, at) => ({ text, x: x + at * 6, y: 40, width: 3.5, height: 7, confidence: 1 }));

  it('of a short word beside a longer one are one word', () => {
    expect(texts([...spell('INVOICE', 40), ...spell('FOR', 86)])).toEqual(['INVOICE FOR']);
  });

  it('of a short word alone, or with other gaps, are words of their own', () => {
    expect(texts(spell('FOR', 86))).toEqual(['F O R']);
    const wider = spell('FOR', 200).map((word, at) => ({ ...word, x: word.x + at * 2 }));
    expect(texts([...spell('INVOICE', 40), ...wider])).toEqual(['INVOICE', 'F O R']);
  });
});

it('an amount at the bottom right of a box belongs to the label at its top left', () => {
  const box = (height: number, amount: string) => {
    const words = buildInvoice({ sums: [[300, 380, 'Permit']], more: [[300, 410, 'Total amount owing']] });
    const boxed = toWords([[480, 422, amount]], height);
    return readInvoice(buildDocument([...(words.pages[0]?.words ?? []), ...boxed])).amountDue?.value ?? null;
  };
  expect(box(14, '$7,826.40')).toBe(782_640);
  // of the next row
  expect(box(10, '$7,826.40')).toBeNull();
  expect(box(14, '7,826.40')).toBeNull();
});

describe('the words of a page', () => {
  it('words are read in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...words], { minLength: words.length }), (shuffled) => {
        expect(readInvoice(buildDocument(shuffled))).toEqual(readInvoice(buildDocument(words)));
      }),
      { numRuns: 30 },
    );
  });

  it('words are read at an angle', () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (degrees) => {
        expect(readInvoice(buildDocument(turned(words, degrees)))).toMatchObject(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('words are read though each is slightly shifted', () => {
    const shift = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(shift, shift, shift), { minLength: words.length, maxLength: words.length }),
        (shifts) => {
          const shaken = words.map((word, at) => {
            const [x = 0, y = 0, height = 0] = shifts[at] ?? [];
            return { ...word, x: word.x + x, y: word.y + y, height: word.height + height };
          });
          expect(readInvoice(buildDocument(shaken))).toMatchObject(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a label and a value in another font and size are one line', () => {
    const large = [...toWords([[400, 428, 'Total']], 14), ...toWords([[500, 424, '$1,130.00']], 20)];
    const rest = words.filter(({ y }) => y !== 428);
    expect(readInvoice(buildDocument([...rest, ...large])).total).toMatchObject({ value: 113_000 });
  });

  it('words far apart are separate cells', () => {
    expect(
      texts(
        toWords([
          [40, 40, 'Invoice date'],
          [150, 40, 'Due date'],
        ]),
      ),
    ).toEqual(['Invoice date', 'Due date']);
  });

  it('words drawn twice for bold are read once', () => {
    const bold = toWords([[40, 40, 'Total 5.00']]);
    expect(texts([...bold, ...bold.map((word) => ({ ...word, x: word.x + 0.4 }))])).toEqual(['Total 5.00']);
  });

  it('letter-spaced words are joined', () => {
    expect(
      texts(
        toWords([
          [40, 40, 'T O T A L'],
          [200, 40, 'A B'],
        ]),
      ),
    ).toEqual(['TOTAL', 'A B']);
  });

  it.each([
    ['Total:$5.00', 'Total: $5.00'],
    ['Invoice#INV-1', 'Invoice# INV-1'],
    ['No.1042', 'No. 1042'],
    ['TOTAL$5.00', 'TOTAL $5.00'],
    ['Total1,234.56', 'Total 1,234.56'],
    ['facture22 669,20', 'facture 22 669,20'],
    ['CA$5.00', 'CA$5.00'],
    ['INV-2026:04', 'INV-2026:04'],
    ['12:30', '12:30'],
    ['Total........5.00', 'Total 5.00'],
  ])('%s is read as %s', (glued, apart) => {
    expect(texts(toWords([[40, 40, glued]])).join(' ')).toBe(apart);
  });

  it('uncertain letters make every value uncertain', () => {
    const doubtful = words.map((word) => ({ ...word, confidence: 0.5 }));
    const reading = readInvoice({ ...buildDocument(doubtful), source: 'recognition' });
    expect(reading.number?.confidence).toBeLessThan(0.9);
    expect(reading.total?.confidence).toBeLessThan(0.9);
  });
});

it('labels at the left are in the rows of their amounts at the right, not in those of the next ones', () => {
  const words = levelPage.match(/\S.*\S/g)?.map((row): Word => {
    const [text = '', ...numbers] = row.split(' ');
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return { text, x, y, width, height, confidence: 0.95 };
  });
  const reading = readInvoice({ ...buildDocument(words ?? []), source: 'recognition' });
  expect(prefill(reading)).toEqual({ number: '2026-661', amount: 342_003 });
});
