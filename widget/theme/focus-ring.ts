import { css } from 'styled-components';
import { tokens } from './tokens';

/** A white gap, then blue: visible on white, on tints and on the brand colours. */
export const focusRing = css`
  outline: 3px solid ${tokens.colour.blue};
  outline-offset: 2px;
`;
