/** One event of a stream of server-sent events. */
export interface ServerEvent {
  /** `message` where the stream gives none. */
  readonly name: string;
  /** Its data lines, joined by line feeds. */
  readonly data: string;
}

/** Characters that an event may have: more is no stream of ours. */
const LONGEST = 65_536;

/**
 * Reads server-sent events from bytes as they come, cut anywhere: lines that end with CR, LF or both, comments,
 * several lines of data. An event counts once its empty line has come.
 *
 * @throws RangeError for an event that does not end
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let rest = '';
  let afterReturn = false;
  let name = '';
  let data: string[] = [];

  const dispatch = (): void => {
    const event = { name: name || 'message', data: data.join('\n') };
    const given = data.length > 0;
    name = '';
    data = [];
    if (given) onEvent(event);
  };

  const readLine = (line: string): void => {
    if (line === '') {
      dispatch();
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
  };

  return (chunk) => {
    let text = decoder.decode(chunk, { stream: true });
    if (text === '') return;
    if (afterReturn && text.startsWith('\n')) text = text.slice(1);
    // the LF of a CRLF may come with the next chunk
    afterReturn = text === '' ? false : text.endsWith('\r');
    const lines = (rest + text).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
    const held = data.reduce((sum, { length }) => sum + length, rest.length);
    if (held > LONGEST) throw new RangeError('An event of the stream does not end');
  };
}
