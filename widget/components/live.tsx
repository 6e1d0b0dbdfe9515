import styled from 'styled-components';

/**
 * Where a screen's news appears, without a box of its own. Screen readers say politely what is put into a region that was there
 * before; of a region that comes with its text they often say nothing.
 */
export const Live = styled.div.attrs({ role: 'status' })`
  display: contents;
`;
