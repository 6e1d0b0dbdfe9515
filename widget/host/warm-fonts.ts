/** Weight and size of each font in the dialog's frame and the first screens. */
export const fonts = '400 14,600 14,400 16,500 16,600 16,400 18,600 18,600 20,600 26,600 32'.split(',');

/**
 * Has the browser find these fonts and shape their common characters, which takes half of the first screen's layout. In a
 * canvas, because it needs nothing of the page.
 */
export const warmFonts = (): void => {
  const context = document.createElement('canvas').getContext('2d');
  for (const font of fonts)
    if (context) {
      context.font = `${font}px system-ui,sans-serif`;
      context.measureText('Get started, $1,234.56 ’');
    }
};
