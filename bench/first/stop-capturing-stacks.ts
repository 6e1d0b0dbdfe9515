import type { Page } from 'playwright-core';

/** What a page of the driver is inside it, as far as this bench uses it. */
interface Driven {
  readonly _connection: {
    toImpl(page: Page): {
      readonly delegate: {
        readonly _mainFrameSession: {
          readonly _client: { send(method: string, params: object): Promise<unknown> };
        };
      };
    };
  };
}

/**
 * Stops the browser from noting where each error and each request of the page was made, which it does for whatever drives it and
 * for nobody else: it reads the file once more for it, and evaluating React took three times as long. Only the session that asked
 * for it can stop it, and that one is the driver's own.
 */
export async function stopCapturingStacks(page: Page): Promise<void> {
  const { delegate } = (page as unknown as Driven)._connection.toImpl(page);
  await delegate._mainFrameSession._client.send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
}
