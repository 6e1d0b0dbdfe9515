import { brand } from '@tamarack/core/brand';
import type { ClosingPageEvents, WidgetPageEvents } from '@tamarack/core/protocol/page-events';

type PageEvents = WidgetPageEvents & ClosingPageEvents;

/** Dispatches a window event on the merchant's page; the loader's `on()` listens to it. */
export const emitPageEvent = <Type extends keyof PageEvents>(type: Type, detail: PageEvents[Type]): boolean =>
  dispatchEvent(new CustomEvent(`${brand.id}-${type}`, { detail }));
