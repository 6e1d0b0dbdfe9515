import type { CDPSession, Page } from 'playwright-core';

export type Credentials = Awaited<ReturnType<typeof readCredentials>>;

const readCredentials = async (session: CDPSession, authenticatorId: string) =>
  (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

/** Gives the browser of a page passkeys without a dialog: those of another page, and those that it creates. */
export async function addAuthenticator(
  page: Page,
  credentials: Credentials = [],
): Promise<{ list(): Promise<Credentials> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of credentials)
    await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  return { list: () => readCredentials(session, authenticatorId) };
}
