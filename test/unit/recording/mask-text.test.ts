import { mask, maskStyle, maskText } from '@tamarack/core/recording/mask-text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('a text', () => {
  test.each([
    ['a SIN', '046454286', '***'],
    ['a SIN in groups', 'My SIN is 046 454 286.', 'My SIN is ***.'],
    ['with dashes', '046-454-286', '***'],
    ['with other dashes and spaces', '046 – 454 – 286', '***'],
    ['in letters', 'x046454286y', 'x***y'],
    ['in other digits', '٠٤٦٤٥٤٢٨٦', '***'],
    ['in wide digits', '０４６ ４５４ ２８６', '***'],
    ['with invisible characters', '046\u200b454\u00ad286', '***'],
    ['a code', '314159 is your code', '*** is your code'],
    ['a code in halves', '314 159', '***'],
    ['a card', '4242 4242 4242 4242', '***'],
    ['a card before an amount', '4242424242424242 $12.00', '*** $12.00'],
    ['an account', '00102-003-7778889990', '***'],
    ['a phone number', 'Call +1 (416) 555-0142 now', 'Call +*** now'],
    ['a birth date', '1985-03-07', '***'],
    ['an email address', 'write to ada@shop.example today', 'write to *** today'],
    ['an email address in a link', 'mailto:ada%40shop.example', '***'],
    ['a masked address', 'm•••@example.ca', '***'],
    ['a postal code', 'Toronto M5V 2T6', 'Toronto ***'],
    ['a file', 'Remove March Lovelace.pdf', '***'],
    ['a file, announced', 'Ada Lovelace.PDF uploaded', '*** uploaded'],
    ['an email address with a wide sign', 'ada＠shop.example', '***'],
    ['a SIN written like an amount', '312,456,789.00', '***'],
    ['a SIN beginning like one', '46454286.00', '***'],
    ['a postal code in one word', 'h2l1r5', '***'],
    ['with a dash', 'H2L-1R5', '***'],
  ])('%s is masked', (_, text, masked) => {
    expect(maskText(text)).toBe(masked);
    expect(maskText(masked)).toBe(masked);
  });

  test.each([
    '$8,418.50',
    '$850,000.00 over 52 weeks',
    '850 000,00 $',
    '850 000 $',
    '1 250 000,50 $',
    '$1,250,000.50',
    '9 999 999 $',
    '12345.67',
    '12.99%',
    '4 to 52 weeks',
    'Boulangerie Côté & fils inc.',
    'December 4, 2026',
    '2 years and 11 months',
    '••• ••• 0142',
    'Part 2 of 5: your business',
    'PDF, JPG or PNG, up to 10 MB',
  ])('%s stays', (text) => {
    expect(maskText(text)).toBe(text);
  });

  /** What people and screens put between the groups of a number, by its code point. */
  const separators = [
    ...' ().,/·•_+-‐‑‒–—―',
    ...['\u00a0', '\u202f', '\t', '\n', '\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'],
  ].map((separator) => [separator.codePointAt(0)?.toString(16).padStart(4, '0') ?? '', separator] as const);
  test.each(
    separators,
  )('a code with U+%s between its halves is masked, and with three of it', (_, separator) => {
    // with one comma it is an amount
    if (separator !== ',') expect(maskText(`314${separator}159`)).toBe('***');
    expect(maskText(`314${separator.repeat(3)}159`)).toBe('***');
  });

  test.each([
    ...['pdf', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'tif', 'tiff', 'bmp'],
    ...['doc', 'docx', 'xls', 'xlsx', 'csv', 'txt'],
  ])('the name of a file that ends with .%s is masked', (ending) => {
    expect(maskText(`Lovelace, Ada.${ending}`)).toBe('***');
    expect(maskText(`Plan\nLovelace, Ada.${ending} uploaded`)).toBe('Plan\n*** uploaded');
  });

  const digits = (min: number, max = min) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
  const spread = (text: string, size: number, gap: string) =>
    (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(gap);
  const gaps = fc.constantFrom('', ' ', '-', '.', '\u00a0', ' - ', '–');
  const secrets = {
    SIN: fc.tuple(digits(9), gaps).map(([sin, gap]) => spread(sin, 3, gap)),
    code: digits(6),
    card: fc.tuple(digits(13, 19), gaps).map(([card, gap]) => spread(card, 4, gap)),
    account: fc
      .tuple(digits(5), digits(3), digits(7, 12), fc.constantFrom(' ', '-', '/', ''))
      .map(([transit, institution, account, gap]) => [transit, institution, account].join(gap)),
    'account number': digits(7, 12),
    phone: fc.tuple(digits(3), digits(3), digits(4)).map(([a, b, c]) => `(${a}) ${b}-${c}`),
    email: fc.emailAddress(),
  };
  /** Anything, and what might be taken for a part of an amount. */
  const around = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(
      '',
      '$',
      ' $',
      '$1,',
      ',000.00',
      ',00',
      '.00',
      '1 ',
      '12,',
      ' 000',
      'a',
      'é',
      '\n',
      '%',
      '#',
    ),
  );

  test.each(Object.entries(secrets))('never has a %s, whatever is around it', (_, secret) => {
    fc.assert(
      fc.property(around, secret, around, (before, hidden, after) => {
        const masked = maskText(`${before}${hidden}${after}`);
        expect(masked).not.toContain(hidden);
        expect(masked).toContain(mask);
        if (hidden.includes('@')) return;
        // nor six digits of it in a row, however they are grouped
        const [left, number] = [masked, hidden].map((text) => text.replace(/\D/g, '')) as [string, string];
        for (let at = 0; at + 6 <= number.length; at++) expect(left).not.toContain(number.slice(at, at + 6));
      }),
      { numRuns: 500 },
    );
  });

  test('of any length takes no time', () => {
    const start = performance.now();
    for (const unit of ['a', '1 ', '@', '.pdf', ' ', 'a@', 'h2j', '1,'] as const) {
      maskText(unit.repeat(20_000));
      maskStyle(unit.repeat(20_000));
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('a style', () => {
  test.each([
    'color: #202124; width: 33.333%',
    'rgba(0, 0, 0, 0.12) 0px 1px 2px',
    'cubic-bezier(0.4, 0, 0.2, 1)',
    '@media (min-width: 640px) { .a { margin: 0 12px 24px 36px; } }',
    '0 0 24 24',
    'sc-hKdRqp bXyzab',
  ])('%s stays', (style) => {
    expect(maskStyle(style)).toBe(style);
  });

  test.each([
    ['url("https://shop.example/?email=ada")', 'none'],
    ['url(data:image/png;base64,AAAA', 'none'],
    ['content: "046454286"', 'content: "***"'],
    ['--x: ada@shop.example', '--x: ***'],
    ['width: 33.333333%', 'width: 33.333%'],
    ['#0464542861', '#***'],
  ])('%s becomes %s', (style, masked) => {
    expect(maskStyle(style)).toBe(masked);
    expect(maskStyle(masked)).toBe(masked);
  });
});
