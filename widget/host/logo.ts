import { brand } from '@tamarack/core/brand';
import { createElement, createIcon } from './dom/element';

/** A larch: three tiers of boughs and a trunk. */
const larch =
  'M12 1.5c1 2.7 2.7 4.7 5 6.2-.9.4-1.8.5-2.6.4 1.1 2 2.6 3.5 4.6 4.7-1 .4-2 .5-3 .4 1.2 2 2.9 3.5 5 4.6-2.5.9-5 .9-7.6.4v4.3h-2.8v-4.3c-2.6.5-5.1.5-7.6-.4 2.1-1.1 3.8-2.6 5-4.6-1 .1-2 0-3-.4 2-1.2 3.5-2.7 4.6-4.7-.8.1-1.7 0-2.6-.4 2.3-1.5 4-3.5 5-6.2z';

/** Product mark and name. */
export const logo = (): HTMLElement =>
  createElement('div', { class: 'logo' }, createIcon('mark', larch), createElement('span', {}, brand.id));
