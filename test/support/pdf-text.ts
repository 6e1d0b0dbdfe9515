import { inflateSync } from 'node:zlib';

/** Parses the objects of a PDF of our writer: number → dictionary text and inflated stream. */
function parseObjects(pdf: Buffer): Map<string, { readonly dictionary: string; readonly stream: string }> {
  const text = pdf.toString('latin1');
  const found = new Map<string, { dictionary: string; stream: string }>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, number = '', body = ''] = match;
    const begin = body.indexOf('stream\n');
    const dictionary = begin === -1 ? body : body.slice(0, begin);
    const raw = begin === -1 ? '' : body.slice(begin + 7, body.lastIndexOf('\nendstream'));
    const compressed = dictionary.includes('/FlateDecode');
    const stream = compressed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    found.set(number, { dictionary, stream });
  }
  return found;
}

/** Glyph → character, from a font's ToUnicode table. */
function parseCharacterMap(table: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, from = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], index) => {
      const units = (hex.replace(/\s/g, '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      found.set(Number.parseInt(from, 16) + index, String.fromCharCode(...units));
    });
  }
  return found;
}

/** Extracts the text of a PDF written by the server, page by page, in drawing order. */
export function extractPdfText(pdf: Buffer): string[] {
  const all = parseObjects(pdf);
  const getStream = (number: string | undefined): string => all.get(number ?? '')?.stream ?? '';
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of all.values()) {
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(all.get(number)?.dictionary ?? '')?.[1];
      fonts.set(name, parseCharacterMap(getStream(unicode)));
    }
  }
  return [...all.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => decodeText(getStream(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]), fonts));
}

function decodeText(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let font = new Map<number, string>();
  let text = '';
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    for (const [, hex = ''] of (glyphs ?? '').matchAll(/<(\w+)>/g)) {
      for (const unit of hex.match(/.{4}/g) ?? []) text += font.get(Number.parseInt(unit, 16)) ?? '\ufffd';
    }
    if (glyphs !== undefined) text += ' ';
  }
  return text.replace(/[ \u00a0]+/g, ' ');
}
