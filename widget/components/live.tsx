import styled from 'styled-components';

/**
 * Live region of a screen, without a box. Screen readers announce text put into a region that already exists, and often skip a
 * region that appears with its text.
 */
export const Live = styled.div.attrs({ role: 'status' })`
  display: contents;
`;
