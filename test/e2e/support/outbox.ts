export interface Message {
  readonly text: string;
}

/** What the sandbox's outbox holds for a phone number or an email, newest first. */
export async function listMessages(api: string, to: string): Promise<readonly Message[]> {
  const response = await fetch(`${api}/sandbox/api/outbox?to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { readonly items: readonly Message[] }).items;
}

/** The newest code that was sent there, once it is. */
export async function waitForCode(api: string, to: string): Promise<string> {
  for (let attempts = 0; attempts < 100; attempts++) {
    // not an alert that was sent meanwhile
    const codes = (await listMessages(api, to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
    if (codes[0]) return codes[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No code in the outbox');
}
