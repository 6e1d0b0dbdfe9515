/** Of the dark palette. One constant each in a file of their own: the widget's shell has no bytes for a palette. */
export const darkSurface = '#151b26';
export const darkInk = '#e3e8f1';
export const darkSkeleton = '#273143';
