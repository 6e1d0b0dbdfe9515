import { createBrowserCookie } from '../browser-cookie';
import { frameAgeLimitMs } from './service';

export const frameCookie = createBrowserCookie('frame', frameAgeLimitMs);
