/** Shades that are not in the widget's first chunk. A white label build derives them from the brand's colours. */

export const blueTint = '#eaf2fd';
export const blueEdge = '#bcd5f7';
export const bluePale = '#b9cdec';
export const focusRing = 'rgb(11 95 216 / 45%)';
