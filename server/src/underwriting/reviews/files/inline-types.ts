/** Types that a browser displays without running anything. Never HTML or SVG, which can contain scripts. */
const inlineTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
]);

/** Whether documents of a media type may be displayed in place, in addition to being downloaded. */
export const isInlineType = (mediaType: string): boolean => inlineTypes.has(mediaType);
