import { createBrowserCookie } from '../browser-cookie';
import { deviceAgeMs } from './service';

export const deviceCookie = createBrowserCookie('device', deviceAgeMs);
