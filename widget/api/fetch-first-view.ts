import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { callOptions } from './http/session-headers';
import type { ApplicationView } from './types';

/**
 * Fetches the application once for the first screen, before the API client is loaded. Rejects with anything
 * but a successful response; the client then repeats the call and handles the failure.
 */
export async function fetchFirstView(
  apiUrl: string,
  session: SessionInfo,
  send: typeof fetch = (...request) => fetch(...request),
): Promise<ApplicationView> {
  const response = await send(`${apiUrl}/v1/application`, callOptions(session));
  if (!response.ok) throw response;
  return response.json();
}
