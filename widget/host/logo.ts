import { mark, wordmark } from '@tamarack/core/brand/marks';
import { createElement, createIcon } from './dom/element';

/** Product mark and name. */
export const logo = (): HTMLElement =>
  createElement('div', { class: 'logo' }, createIcon('mark', mark), createElement('span', {}, wordmark));
