import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRAME_LIMIT } from '../../../widget/forms/use-secure-frame';
import { DisconnectModal } from '../../../widget/screens/bank/disconnect-modal';
import { VoidChequeUpload } from '../../../widget/screens/documents/cheque/void-cheque-upload';
import { SinEntry } from '../../../widget/screens/outcome/sin-entry';
import { PersonalInfo } from '../../../widget/screens/profile/personal-info';
import { VerifyPhone } from '../../../widget/screens/verify/verify-phone';
import { mountScreen, type ScreenOptions } from '../../support/mount-screen';

const withCode: ScreenOptions['view'] = {
  contact: {
    pendingPhone: { to: '(•••) •••-0142', expiresInSeconds: 600, resendInSeconds: 30, attemptsLeft: 5 },
  },
};
const mount = (options: ScreenOptions = {}) => mountScreen(VerifyPhone, { view: withCode, ...options });
type Mounted = Awaited<ReturnType<typeof mount>>;

const listButtons = ({ view }: Mounted): readonly (string | null)[] => [
  ...[...view.getByRole('alert').querySelectorAll('button')].map((button) => button.textContent),
];
const press = ({ view }: Mounted, name: string): void =>
  void fireEvent.click(view.getByRole('button', { name }));

describe('a document that does not load', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('the reason is announced in place of the frame, and the frame loads again', async () => {
    const mounted = await mount();
    await wait(FRAME_LIMIT - 1);
    expect(mounted.view.queryByRole('alert')).toBeNull();
    await wait(1);
    expect(mounted.view.getByRole('alert').textContent).toContain('didn’t load');
    expect(mounted.root.querySelector('iframe')).toBeNull();
    press(mounted, 'Try again');
    expect(mounted.view.queryByRole('alert')).toBeNull();
    expect(mounted.root.querySelector('iframe')).not.toBeNull();
    // and once more, as it still does not load
    await wait(FRAME_LIMIT);
    expect(mounted.view.getByRole('alert')).toBeTruthy();
  });

  test('a document that is there in time is left alone', async () => {
    const mounted = await mount();
    await mounted.frame.say({ type: 'height', height: 120 });
    await wait(FRAME_LIMIT);
    expect(mounted.view.queryByRole('alert')).toBeNull();
  });
});

describe('a frame that the page or the browser blocks', () => {
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['en', 'doesn’t let our secure fields open', 'Continue in a secure window'],
    ['fr', 'ne permet pas l’ouverture', 'Continuer dans une fenêtre sécurisée'],
  ] as const)('the page’s policy: the applicant continues in the provider’s window (%s)', async (language, text, action) => {
    const mounted = await mount({ language });
    const opened = {} as Window;
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    await mounted.frame.forbid();
    expect(mounted.view.getByRole('alert').textContent).toContain(text);
    expect(listButtons(mounted)).toEqual([action]);
    press(mounted, action);
    expect(open).toHaveBeenCalledWith(`about:blank?${language}`, '_blank');
    expect(mounted.movedTo).toEqual([opened]);
  });

  test('no cookie, and no window: the applicant is asked to allow one', async () => {
    const mounted = await mount();
    vi.spyOn(window, 'open').mockReturnValue(null);
    await mounted.frame.say({ type: 'blocked' });
    press(mounted, 'Continue in a secure window');
    expect(mounted.view.getByRole('alert').textContent).toContain('Allow pop-up windows');
    expect(mounted.movedTo).toEqual([]);
  });

  test('no cookie in the provider’s own window: the applicant allows cookies and tries again', async () => {
    const mounted = await mount({ ownPage: true });
    await mounted.frame.say({ type: 'blocked' });
    expect(mounted.view.getByRole('alert').textContent).toContain('Allow cookies');
    expect(listButtons(mounted)).toEqual(['Try again']);
    press(mounted, 'Try again');
    expect(mounted.root.querySelector('iframe')).not.toBeNull();
  });
});

describe('what cannot be typed cannot be sent either', () => {
  const Disconnect = () => <DisconnectModal onDone={() => {}} onCancel={() => {}} />;

  test.each([
    ['Verify', VerifyPhone],
    ['Next', PersonalInfo],
    ['Next', SinEntry],
    ['Continue', VoidChequeUpload],
    ['Disconnect my bank', Disconnect],
  ] as const)('%s waits for a frame that can be used', async (name, Screen) => {
    const mounted = await mountScreen(Screen, { view: withCode });
    const isOff = (): string | null =>
      mounted.view.getByRole('button', { name }).getAttribute('aria-disabled');
    expect(isOff()).toBeNull();
    await mounted.frame.forbid();
    expect(mounted.view.getByRole('alert')).toBeTruthy();
    expect(isOff()).toBe('true');
    press(mounted, name);
    expect(mounted.sent).toEqual([]);
  });

  test('the button works again with a frame that loads', async () => {
    const mounted = await mount({ ownPage: true });
    await mounted.frame.say({ type: 'blocked' });
    press(mounted, 'Try again');
    expect(mounted.view.getByRole('button', { name: 'Verify' }).getAttribute('aria-disabled')).toBeNull();
  });
});
