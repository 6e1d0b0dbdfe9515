import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

/** A group of related content. */
export const Card = styled.section`
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.colour.surface};
  text-align: left;
  text-wrap: pretty;

  ${tokens.wideScreen} {
    padding: ${tokens.space.l};
  }
  > h2 {
    margin-bottom: ${tokens.space.xs};
    font-size: ${tokens.font.large};
    line-height: calc(23 / 18);
  }
`;
