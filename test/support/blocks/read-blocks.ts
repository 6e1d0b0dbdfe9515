import fs from 'node:fs';
import path from 'node:path';

/** A fenced block of a document. */
export interface Block {
  readonly file: string;
  /** Line of the file that its first line of code is in, from 1. */
  readonly line: number;
  readonly language: string;
  /** `event=checkout.completed` after the language. */
  readonly words: ReadonlyMap<string, string>;
  readonly code: string;
}

const others = new Set(['node_modules', 'dist', '.next', '.git', '.tamarack']);

const findDocuments = (folder: string): readonly string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return others.has(entry.name) ? [] : findDocuments(file);
    return entry.name.endsWith('.md') ? [file] : [];
  });

export const readBlocks = (file: string): readonly Block[] => {
  const text = fs.readFileSync(file, 'utf8');
  return [...text.matchAll(/^```(\w*)(.*)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: info = '', 3: code = '' }) => ({
      file,
      line: text.slice(0, index).split('\n').length + 1,
      language,
      words: new Map(
        [...info.matchAll(/([a-z]+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quoted, plain]) => [
          name,
          quoted ?? plain ?? '',
        ]),
      ),
      code,
    }),
  );
};

/** The blocks of every document of the repository. */
export const allBlocks = findDocuments('.').toSorted().flatMap(readBlocks);
export const formatName = ({ file, line }: Block): string => `${file}:${line}`;

/** Inline scripts of a page or a Vue component, each with its line in the document. */
export const readScripts = ({ line, code }: Block): readonly { line: number; code: string }[] =>
  [...code.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ({ index, 0: whole, 1: script = '' }) => ({
      line: line + code.slice(0, index + whole.indexOf('>')).split('\n').length - 1,
      code: script,
    }),
  );
