import type { Language } from '@tamarack/core/language';
import type { FrameKind } from '@tamarack/core/protocol/frames';
import { waitForCode } from '../../../e2e/support/outbox';
import { loadTexts } from '../../../e2e/support/texts';
import type { Stack } from '../../../support/stack';
import type { Applicant } from '../secrets';
import type { RemotePage } from './remote-page';

export interface RemotePersonOptions {
  readonly page: RemotePage;
  readonly stack: Stack;
  /** Default: English. */
  readonly language?: Language | undefined;
  readonly sin?: string | undefined;
  /** User of the test bank. */
  readonly bankUser?: string | undefined;
  /** Called on each screen, before anything is done on it. */
  readonly onScreen?: (screen: string) => Promise<void>;
  /** Called in the frame that takes a code, before it is typed. */
  readonly onCode?: () => Promise<void>;
}

/** An applicant in a browser that Playwright does not drive, who walks as that of `test/e2e` does. */
export interface RemotePerson extends Omit<Applicant, 'codes'> {
  readonly page: RemotePage;
  readonly phone: string;
  readonly mail: string;
  readonly language: Language;
  readonly bankUser: string;
  readonly t: ReturnType<typeof loadTexts>;
  /** Kinds of the frames that were used so far. */
  readonly kinds: Set<FrameKind>;
  arrive(title: string, screen?: string): Promise<void>;
  press(key: string): Promise<void>;
  typeInto(kind: FrameKind, key: string, text: string): Promise<void>;
  enterCode(to: string): Promise<void>;
}

let count = 0;

/** A mobile number of Toronto that no other test of this run uses. */
function createPhone(): string {
  count += 1;
  return `+1647${String(2_000_000 + ((process.pid * 131 + count * 7919) % 7_000_000))}`;
}

export function createRemotePerson(options: RemotePersonOptions): RemotePerson {
  const { page, stack, language = 'en', sin = '046454286', bankUser = 'greatday_nomfa' } = options;
  const { onScreen = async () => {}, onCode = async () => {} } = options;
  const phone = createPhone();
  const t = loadTexts(language);
  const kinds = new Set<FrameKind>();
  return {
    page,
    language,
    bankUser,
    t,
    phone,
    mail: `owner${phone.slice(-7)}@example.ca`,
    first: 'Marie',
    last: 'Tremblay',
    sin,
    kinds,
    arrive: async (key, screen = key) => {
      await page.waitFor({ title: t(key) });
      await onScreen(screen);
    },
    press: (key) => page.press({ button: t(key) }),
    typeInto: async (kind, key, text) => {
      kinds.add(kind);
      await page.type({ field: t(key) }, text, kind);
    },
    async enterCode(to) {
      kinds.add('code');
      const code = await waitForCode(stack.api, to);
      await page.waitFor({ field: t('verify.code.label') }, 'code');
      await onCode();
      await page.type({ field: t('verify.code.label') }, code, 'code');
    },
  };
}
