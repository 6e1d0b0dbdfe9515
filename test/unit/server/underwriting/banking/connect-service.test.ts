import { expect, test, vi } from 'vitest';
import type { Session } from '../../../../../server/src/intake/applications';
import { problem } from '../../../../../server/src/platform/errors';
import { createConnectService } from '../../../../../server/src/underwriting/banking/connect/connect-service';

type Deps = Parameters<typeof createConnectService>[0];

const session = { applicationId: 'application' } as Session;
const input = { connectionId: 'attempt', loginId: 'login', institution: 'Bank' };

function open(check: () => Promise<void>) {
  const discardUnusedLogin = vi.fn(async () => undefined);
  const verify = () => Promise.reject(problem('validation-failed'));
  // `complete` calls nothing else before it fails
  const connect = createConnectService({
    banking: { verify, discardUnusedLogin } as unknown as Deps['banking'],
    applications: { check } as unknown as Deps['applications'],
    now: () => new Date(),
  });
  return { connect, discardUnusedLogin };
}

test('an attempt that another one superseded between check and verification has its login deleted', async () => {
  const check = vi.fn(async () => undefined);
  check.mockResolvedValueOnce(undefined).mockRejectedValueOnce(problem('step-not-allowed'));
  const { connect, discardUnusedLogin } = open(check);
  await expect(connect.complete(session, input)).rejects.toMatchObject({ type: 'step-not-allowed' });
  expect(discardUnusedLogin).toHaveBeenCalledWith('application', input);
});

test('a refused login of an application that waits for one keeps its reason', async () => {
  const { connect, discardUnusedLogin } = open(async () => undefined);
  await expect(connect.complete(session, input)).rejects.toMatchObject({ type: 'validation-failed' });
  expect(discardUnusedLogin).not.toHaveBeenCalled();
});
