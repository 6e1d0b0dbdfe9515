import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

/** Two fields side by side on wide windows. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${tokens.space.l} ${tokens.space.m};
  align-items: start;

  ${tokens.wideScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
