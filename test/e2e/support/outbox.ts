/** The newest code that the sandbox's outbox holds for a phone number or an email, once it is there. */
export async function codeFor(api: string, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${api}/sandbox/api/outbox?to=${encodeURIComponent(to)}`);
    const { items } = (await answer.json()) as { items: readonly { readonly text: string }[] };
    const code = items[0] && /\b\d{6}\b/.exec(items[0].text)?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No code in the outbox');
}
