import { white } from '@tamarack/core/appearance/base-colours';
import { logoPath } from '@tamarack/core/protocol/logo-path';
import type { FirstScreen, MountOptions } from '@tamarack/core/protocol/mount';
import { createElement } from '../dom/element';

export interface LogoOptions extends Pick<MountOptions, 'apiUrl' | 'appearance'> {
  readonly fetch?: typeof fetch | undefined;
}

/** CSS pixels, as the appearance's logo has. */
const maximum = { width: 160, height: 32 };

/** On a dark header the logo has a white margin: many are dark, without a background. */
const style = `min-width:0;max-width:min(${maximum.width}px,40vw);max-height:${maximum.height}px;object-fit:contain;border-radius:2px;
background:light-dark(transparent,${white});box-shadow:0 0 0 4px light-dark(transparent,${white})`;

/** Decodes an image at no more than twice the size it is shown at, or the device's resolution. */
const decode = async (image: Blob): Promise<ImageBitmap> => {
  const bitmap = await createImageBitmap(image);
  const ratio = Math.max(2, devicePixelRatio);
  const scale = Math.min(maximum.width / bitmap.width, maximum.height / bitmap.height) * ratio;
  if (scale >= 1) return bitmap;
  return createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: 'high',
  });
};

const draw = (bitmap: ImageBitmap, merchant: string): HTMLCanvasElement => {
  const { width, height } = bitmap;
  const canvas = createElement('canvas', { role: 'img', 'aria-label': merchant });
  Object.assign(canvas, { width, height });
  canvas.style.cssText = style;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
};

/**
 * Shows the logo that a merchant uploaded where an appearance has its own, which it does not replace. It is fetched from the
 * API, which the page's policy allows, and drawn: an `img` would need the page's `img-src`. Nothing changes where it cannot
 * be loaded, or is at another address.
 */
export const showLogo = async (
  root: ShadowRoot,
  { apiUrl, appearance, fetch: send = (...request) => fetch(...request) }: LogoOptions,
  { merchant, logoUrl = '' }: Pick<FirstScreen, 'merchant' | 'logoUrl'>,
): Promise<void> => {
  const place = root.querySelector<HTMLElement>('.logo');
  if (!place || place.dataset['merchant'] || /^https?:/i.test(String(appearance?.logo))) return;
  place.dataset['merchant'] = merchant;
  try {
    const { pathname } = new URL(logoUrl);
    if (!pathname.startsWith(`${logoPath}/`)) return;
    const response = await send(apiUrl + pathname);
    if (!response.ok) return;
    const logo = draw(await decode(await response.blob()), merchant);
    // new elements: those that were there would shift
    const product = [...place.children].map((each) => each.cloneNode(true) as Element);
    product.at(-1)?.setAttribute('class', 'status');
    place.replaceChildren(logo, ...product);
  } catch {
    // the product's logo is kept
  }
};
