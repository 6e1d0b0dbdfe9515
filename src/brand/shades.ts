/** Shades that the dialog's shell uses. A white label build derives them from the brand's colours. */

export const blueDark = '#084bb0';
/** Channels of the darker colour, for shadows and backdrops. */
export const shadow = '10 31 68';
