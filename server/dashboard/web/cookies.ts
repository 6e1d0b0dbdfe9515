import { brand } from '@tamarack/core/brand';
import { createFormKey, type FormKey } from '../../pages/web/form-key';
import { createTokenCookie, type TokenCookie } from '../../pages/web/token-cookie';
import { deviceAgeMs, memberSessionAgeMs } from '../../src/parties/members';
import { homePath } from '../paths';

interface DashboardCookies {
  /** The member's session. */
  readonly session: TokenCookie;
  /** Recognizes the browser at later log-ins. */
  readonly device: TokenCookie;
}

export function createDashboardCookies(publicUrl: string): DashboardCookies {
  // `lax`: a link in a mail opens the dashboard; forms of other sites are refused by their origin
  const base = { publicUrl, path: homePath, sameSite: 'lax' } as const;
  return {
    session: createTokenCookie({ ...base, name: `${brand.id}_merchant`, maxAgeMs: memberSessionAgeMs }),
    device: createTokenCookie({ ...base, name: `${brand.id}_merchant_device`, maxAgeMs: deviceAgeMs }),
  };
}

/** Keys of the forms that create something. */
export const createDashboardFormKey = (publicUrl: string): FormKey =>
  createFormKey({ publicUrl, name: `${brand.id}_merchant_form`, path: homePath, sameSite: 'lax' });
