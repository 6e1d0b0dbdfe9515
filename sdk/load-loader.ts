import { brand, eventNames } from '@tamarack/core/brand';
import { globalName } from '@tamarack/core/brand/names';
import { createFailure } from '@tamarack/core/protocol/request';
import type { CreateOptions } from './create-tamarack';
import type { Tamarack } from './types';

/**
 * Downloads the loader from the folder `base` and resolves to the page's object; see `loadTamarack`.
 *
 * @param readOptions called only if the page has no object yet
 * @throws TamarackError `loadFailed`; what `readOptions` throws
 */
export const loadLoader = async (readOptions: () => CreateOptions): Promise<Tamarack> => {
  if (typeof window === 'undefined')
    throw createFailure('loadFailed', 'There is no window to open a checkout in');
  const getExisting = () => {
    const value = window[globalName];
    return value && 'run' in value ? value : undefined;
  };
  const existing = getExisting();
  if (existing) return existing;
  const { base, ...options } = readOptions();
  const { createTamarack } = await (
    import(/* @vite-ignore */ /* webpackIgnore: true */ `${base}${brand.id}.mjs`) as Promise<{
      createTamarack: (options: CreateOptions) => Tamarack;
    }>
  ).catch((cause: unknown) => {
    throw createFailure('loadFailed', `The checkout could not be downloaded from ${base}`, true, cause);
  });
  const concurrent = getExisting();
  if (concurrent) return concurrent;
  const queue = window[globalName];
  const tamarack = createTamarack({ base, ...options });
  window[globalName] = tamarack;
  if (Array.isArray(queue)) tamarack.push(...queue);
  dispatchEvent(new CustomEvent(eventNames.ready, { detail: tamarack }));
  return tamarack;
};
