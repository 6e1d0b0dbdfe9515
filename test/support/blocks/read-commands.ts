/** A command of a shell block, without variables before it. */
export interface Command {
  readonly words: readonly string[];
  /** As it stands in the document, in one line. */
  readonly text: string;
}

/** Splits as a shell does, as far as the documents go: quotes, joined lines, `&&`, comments, variables that were set. */
export const readCommands = (code: string): readonly Command[] => {
  const commands: Command[] = [];
  const variables = new Map<string, string>();
  let words: string[] = [];
  let word: string | null = null;
  let begin = 0;
  const endWord = () => {
    if (word === null) return;
    const [, name, value] = /^([A-Z_]+)=([\s\S]*)$/.exec(word) ?? [];
    if (name !== undefined && words.every((each) => each === 'export')) variables.set(name, value ?? '');
    else words.push(word);
    word = null;
  };
  const endCommand = (end: number) => {
    endWord();
    const text = code.slice(begin, end).trim();
    if (words.length > 0 && words[0] !== 'export')
      commands.push({ words, text: text.replace(/\s*\\\n\s*/g, ' ') });
    words = [];
    begin = end + 1;
  };
  const expand = (text: string) =>
    text
      .replace(/\$\([^)]*\)/g, 'x')
      .replace(/\$([A-Z_]+)/g, (_, name: string) => variables.get(name) ?? `{${name}}`);
  for (let at = 0; at < code.length; at += 1) {
    const letter = code[at] ?? '';
    if (letter === "'" || letter === '"') {
      const end = code.indexOf(letter, at + 1);
      const inside = code.slice(at + 1, end);
      word = (word ?? '') + (letter === '"' ? expand(inside) : inside);
      at = end;
    } else if (letter === '\\' && code[at + 1] === '\n') at += 1;
    else if (letter === '#' && word === null) {
      const end = code.indexOf('\n', at);
      endCommand(at);
      at = end === -1 ? code.length : end;
      begin = at + 1;
    } else if (letter === '\n') endCommand(at);
    else if (code.startsWith('&&', at)) {
      endCommand(at);
      at += 1;
      begin = at + 1;
    } else if (/\s/.test(letter)) endWord();
    else if (letter === '$') {
      const [variable = '$'] = /^\$(?:[A-Z_]+|\([^)]*\))/.exec(code.slice(at)) ?? [];
      word = (word ?? '') + expand(variable);
      at += variable.length - 1;
    } else word = (word ?? '') + letter;
  }
  endCommand(code.length);
  return commands;
};

/** What `curl` would send. */
export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body: string | null;
}

/** Options of curl that take a value. */
const withValue = new Set(['-H', '-d', '-X']);

export const readCall = ({ words, text }: Command): Call => {
  const values = new Map<string, string>();
  let url = '';
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '>') break;
    if (withValue.has(word)) {
      at += 1;
      values.set(word, words[at] ?? '');
    } else if (!word.startsWith('-')) url = word;
  }
  if (!url.startsWith('http')) throw new Error(`no address: ${text}`);
  const body = values.get('-d') ?? null;
  // `post` is a function of the documents
  const usual = body === null && words[0] !== 'post' ? 'GET' : 'POST';
  return {
    method: (values.get('-X') ?? usual).toLowerCase(),
    url: new URL(url),
    body,
  };
};
