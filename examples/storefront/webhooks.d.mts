export interface Message {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}
export function readMessage(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Uint8Array,
  secret: string,
  now?: number,
): Message | null;
