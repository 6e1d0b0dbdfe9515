/** Colours of the dark palette that the widget's shell uses, in a file of their own to keep the palette out of the shell. */
export const darkSurface = '#151b26';
export const darkInk = '#e3e8f1';
export const darkSkeleton = '#273143';
