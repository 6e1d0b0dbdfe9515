import { createGlobalStyle } from 'styled-components';
import { lazyDefaults } from './lazy-tokens';

/** Complements `GlobalStyle` for code that is loaded after the first screen. */
export const LazyStyle = createGlobalStyle`.shell, .inline { ${lazyDefaults} }`;
