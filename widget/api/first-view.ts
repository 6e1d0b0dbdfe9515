import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { callOptions } from './session-headers';
import type { ApplicationView } from './types';

/**
 * The application for the first screen, asked for once and before the client is here. Rejects with anything that is
 * not a good answer; the client then asks again, and knows what each refusal means.
 */
export async function firstView(
  apiUrl: string,
  session: SessionInfo,
  send: typeof fetch = (...request) => fetch(...request),
): Promise<ApplicationView> {
  const response = await send(`${apiUrl}/v1/application`, callOptions(session));
  if (!response.ok) throw response;
  return response.json();
}
