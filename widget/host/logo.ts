import { brand } from '@tamarack/core/brand';
import { drawing, element } from './element';

/** A larch: three tiers of boughs and a trunk. */
const larch =
  'M12 1.5c1.2 2.7 2.7 4.6 5 6.2-.9.4-1.8.5-2.6.4 1.1 2 2.6 3.5 4.6 4.7-1 .4-2.1.5-3.1.4 1.2 2 2.9 3.5 5.1 4.6-2.500.9-5 .9-7.6.4v4.300h-2.800v-4.300c-2.600.5-5.100.5-7.600-.4 2.200-1.100 3.900-2.600 5.100-4.600-1 .1-2.100 0-3.100-.4 2-1.200 3.500-2.700 4.600-4.700-.8.1-1.700 0-2.600-.4 2.300-1.600 3.800-3.500 5-6.200z';

/** The product's mark and name. */
export const logo = (): HTMLElement =>
  element('div', { class: 'logo' }, drawing('mark', { d: larch }), element('span', {}, brand.id));
