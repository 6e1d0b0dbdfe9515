import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

/** Ref for an error message: takes the focus when it appears. */
export const Focusable = styled.div`
  border-radius: ${tokens.radius.medium};
  scroll-margin: 88px 0 8px;
  &:focus {
    outline: none;
  }
`;
