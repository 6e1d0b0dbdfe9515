export interface Message {
  readonly text: string;
}

/** What the sandbox's outbox holds for a phone number or an email, newest first. */
export async function outboxOf(api: string, to: string): Promise<readonly Message[]> {
  const answer = await fetch(`${api}/sandbox/api/outbox?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { readonly items: readonly Message[] }).items;
}

/** The newest code that was sent there, once it is. */
export async function codeFor(api: string, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const [newest] = await outboxOf(api, to);
    const code = newest && /\b\d{6}\b/.exec(newest.text)?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No code in the outbox');
}
