/** Beside the mark, in the header of the dialog. */
export const wordmark = 'tamarack';

/** A larch: three tiers of boughs and a trunk. Path of an SVG, 24 units wide and high. */
export const mark =
  'M12 1.5c1 2.7 2.7 4.7 5 6.2-.9.4-1.8.5-2.6.4 1.1 2 2.6 3.5 4.6 4.7-1 .4-2 .5-3 .4 1.2 2 2.9 3.5 5 4.6-2.5.9-5 .9-7.6.4v4.3h-2.8v-4.3c-2.6.5-5.1.5-7.6-.4 2.1-1.1 3.8-2.6 5-4.6-1 .1-2 0-3-.4 2-1.2 3.5-2.7 4.6-4.7-.8.1-1.7 0-2.6-.4 2.3-1.5 4-3.5 5-6.2z';

/** A tree for the favicon, 32 units wide and high. */
export const icon = 'M16 5l6 8h-3l5 7h-6v6h-4v-6H8l5-7h-3z';
