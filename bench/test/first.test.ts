import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countTraffic } from '../first/count-traffic';
import { formatReport, type Opening } from '../first/format-report';
import { names } from '../first/names';
import { profiles } from '../first/profiles';

describe('countTraffic', () => {
  /** A browser whose monotonic clock began ten seconds ago, at moment 1,000,000 of the epoch. */
  const createBrowser = () => {
    const cdp = new EventEmitter();
    const send = (requestId: string, url: string, second: number, method = 'GET') =>
      cdp.emit('Network.requestWillBeSent', {
        requestId,
        request: { url, method },
        wallTime: 1000 + second,
        timestamp: second,
      });
    const receive = (requestId: string, encodedDataLength: number, second: number) =>
      cdp.emit('Network.loadingFinished', { requestId, encodedDataLength, timestamp: second });
    // of a session, only its events are used
    return { cdp: cdp as unknown as CDPSession, send, receive };
  };

  it('counts requests by their beginning and bytes by their end', () => {
    const { cdp, send, receive } = createBrowser();
    const traffic = countTraffic(cdp);
    send('1', 'https://a.test/one', 1);
    send('2', 'https://a.test/two', 2);
    receive('1', 100, 3);
    receive('2', 200, 4);
    expect(traffic.until(1_001_500)).toEqual({ requests: 1, bytes: 0 });
    expect(traffic.until(1_003_500)).toEqual({ requests: 2, bytes: 100 });
    expect(traffic.until(1_005_000)).toEqual({ requests: 2, bytes: 300 });
  });

  it('counts a redirected request once, and neither preflights nor what is in the page itself', () => {
    const { cdp, send } = createBrowser();
    const traffic = countTraffic(cdp);
    send('1', 'https://a.test/one', 1);
    send('1', 'https://a.test/moved', 2);
    send('2', 'https://a.test/one', 3, 'OPTIONS');
    send('3', 'data:,', 4);
    expect(traffic.until(1_009_000).requests).toBe(1);
  });

  it('tells paths apart', () => {
    const { cdp, send, receive } = createBrowser();
    const traffic = countTraffic(cdp);
    send('1', 'https://a.test/files/one', 1);
    send('2', 'https://a.test/calls/one', 2);
    receive('1', 100, 3);
    receive('2', 200, 4);
    expect(traffic.until(1_009_000, '/files/')).toEqual({ requests: 1, bytes: 100 });
  });

  it('leaves other origins out', () => {
    const { cdp, send, receive } = createBrowser();
    const traffic = countTraffic(cdp, 'https://a.test');
    send('1', 'https://a.test/one', 1);
    send('2', 'https://b.test/one', 2);
    receive('1', 100, 3);
    receive('2', 200, 4);
    expect(traffic.until(1_009_000)).toEqual({ requests: 1, bytes: 100 });
  });
});

describe('the report of the first screen', () => {
  /** Every subject in every profile and mode; ours takes `own` of what the others take. */
  const createOpenings = (own: number, requests = 4): readonly Opening[] =>
    profiles.flatMap((profile) =>
      (['cold', 'warm', 'intent'] as const).flatMap((mode) =>
        Object.values(names).map((subject) => ({
          profile,
          mode,
          subject,
          first: 50,
          own: subject === names.ours ? 90 * own : 90,
          requests: subject === names.ours ? requests : 1,
          bytes: 1000,
        })),
      ),
    );

  it.each([
    { own: 0.9, requests: 4, missed: 0 },
    // Sentry, React and the hundred milliseconds
    { own: 1.2, requests: 4, missed: 3 },
    // as long as Sentry, but not before React
    { own: 1, requests: 4, missed: 1 },
    { own: 0.9, requests: 5, missed: 1 },
  ])('says which target is missed: %o', ({ own, requests, missed }) => {
    const { text, passed } = formatReport(createOpenings(own, requests));
    expect(text.match(/: missed$/gm) ?? []).toHaveLength(missed);
    expect(passed).toBe(missed === 0);
  });

  it('has a row for each subject in each mode, with both profiles', () => {
    const { text } = formatReport(createOpenings(0.5));
    expect(text.match(/^\| (cold|warm|intent): /gm)).toHaveLength(3 * Object.keys(names).length);
    expect(text).toContain(
      '| cold: ours | 50 / 50 | 45 / 45 | 0.50 / 0.50 | 0.50 / 0.50 | 0.50 / 0.50 | 4 / 4 | 1000 / 1000 |',
    );
  });
});
