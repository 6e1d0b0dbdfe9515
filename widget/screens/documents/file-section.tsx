import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

/** Around a list of files with its heading; without a file it takes no place. */
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
