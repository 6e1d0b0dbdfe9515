import type { HostPort } from '../host/port';
import type { MountedStore } from '../store/create-store';
import type { AppOptions } from './app-options';

/**
 * Shows the merchant's logo once the application is loaded, unless the first screen had it. Returns the unsubscribe
 * function.
 */
export function followLogo(
  { root }: Pick<HostPort, 'root'>,
  { state }: Pick<MountedStore, 'state'>,
  options: Pick<AppOptions, 'apiUrl' | 'appearance' | 'fetch'>,
): () => void {
  const show = (): void => {
    const { loading } = state.getState();
    if (loading.kind !== 'ready') return;
    stop();
    const { name: merchant, logoUrl } = loading.view.merchant;
    if (logoUrl === null) return;
    import('../host/appearance/logo').then(
      ({ showLogo }) => showLogo(root, options, { merchant, logoUrl }),
      () => {}, // the product's logo is kept
    );
  };
  const stop = state.subscribe(show);
  show();
  return stop;
}
