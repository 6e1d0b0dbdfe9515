/** What a browser shows by itself and runs nothing of. Never HTML or a drawing (SVG), which are programs. */
const shown: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);

/** Whether documents of a media type may be shown in place, beside being saved. */
export const isShown = (mediaType: string): boolean => shown.has(mediaType);
