/** Entry of the script tag. The only file here with side effects on load. */
import { brand, globalName } from '@tamarack/core/brand/names';
import { createTamarack } from './create-tamarack';
import type { Tamarack, TamarackCommand } from './types';

const page = window as unknown as Record<string, Tamarack | TamarackCommand[] | undefined>; // globalName is ours
const existing = page[globalName];

if (!existing || !('run' in existing)) {
  const tag =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>('script[data-merchant-key]');
  const base = new URL('.', tag?.src ?? location.href);
  const api = createTamarack({
    apiUrl: base.origin,
    ...tag?.dataset, // `apiUrl` and `merchantKey`
    base: base.href,
    nonce: tag?.nonce,
  });
  page[globalName] = api;
  if (Array.isArray(existing)) api.push(...existing);
  dispatchEvent(new CustomEvent(`${brand.id}-ready`, { detail: api }));
}
