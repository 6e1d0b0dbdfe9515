import { brand } from '@tamarack/core/brand';
import type { WidgetPageEvents } from '@tamarack/core/protocol/page-events';

/** Dispatches a window event on the merchant's page; the loader's `on()` listens to it. */
export const emitPageEvent = <Type extends keyof WidgetPageEvents>(
  type: Type,
  detail: WidgetPageEvents[Type],
): boolean => dispatchEvent(new CustomEvent(`${brand.id}-${type}`, { detail }));
