import { createFailure } from '@tamarack/core/protocol/request';

/**
 * Downloads the file of an element from the provider's origin, which defines the element.
 *
 * @param apiUrl without a trailing slash
 * @throws TamarackError `loadFailed` if the download fails or there is no window
 */
export const loadElement = async <Module>(file: string, apiUrl: string): Promise<Module> => {
  if (typeof window === 'undefined')
    throw createFailure('loadFailed', 'There is no window to define an element in');
  const url = `${apiUrl}/sdk/${file}.mjs`;
  return (import(/* @vite-ignore */ /* webpackIgnore: true */ url) as Promise<Module>).catch(
    (cause: unknown) => {
      throw createFailure('loadFailed', `${url} could not be downloaded`, true, cause);
    },
  );
};
