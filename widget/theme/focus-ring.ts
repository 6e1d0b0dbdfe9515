import { css } from 'styled-components';
import { tokens } from './tokens';

/** White gap, then blue: visible on white, on tints and on the brand colours. */
export const focusRing = css`
  outline: 3px solid ${tokens.colour.blue};
  outline-offset: 2px;
`;
