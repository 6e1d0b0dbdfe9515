/** One server-sent event. */
export interface ServerEvent {
  /** `message` when the stream names none. */
  readonly name: string;
  /** Data lines joined by line feeds. */
  readonly data: string;
}

/** Maximum length of one event in characters. */
const MAX_EVENT_LENGTH = 65_536;

/**
 * Parses server-sent events from byte chunks cut at any position. Supports CR, LF and CRLF line endings,
 * comments and multi-line data. An event is dispatched at its empty line.
 *
 * @throws RangeError when an event exceeds the maximum length
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let rest = '';
  let afterReturn = false;
  let name = '';
  let data: string[] = [];

  const dispatch = (): void => {
    const event = { name: name || 'message', data: data.join('\n') };
    const hasData = data.length > 0;
    name = '';
    data = [];
    if (hasData) onEvent(event);
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
    // the LF of a CRLF may arrive with the next chunk
    afterReturn = text === '' ? false : text.endsWith('\r');
    const lines = (rest + text).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
    const length = data.reduce((sum, { length }) => sum + length, rest.length);
    if (length > MAX_EVENT_LENGTH) throw new RangeError('An event of the stream is too long');
  };
}
