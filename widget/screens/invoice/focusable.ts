import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

/** Around what went wrong: takes the focus when it comes up. */
export const Focusable = styled.div`
  border-radius: ${tokens.radius.medium};
  scroll-margin: 88px 0 140px;
  &:focus {
    outline: none;
  }
`;
