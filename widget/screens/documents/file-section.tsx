import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

/** A list of files with its heading; hidden when empty. */
export const FileSection = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  text-align: left;

  &:empty {
    display: none;
  }
  > h2 {
    font-size: ${tokens.font.large};
  }
`;
