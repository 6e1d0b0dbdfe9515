/** `brand.provider` in French. A file of its own keeps it out of the widget's first chunk. */
export const providerFr = 'Tamarack Capital Inc.';
