import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

interface RoomProps {
  /** All that the text can be, or a text as wide as its widest. */
  texts: readonly string[];
  children: ReactNode;
}

/**
 * As high as the highest of these texts, whichever is shown, at any width: the page learns the height of a frame's
 * document, and could else tell one text from another by where it wraps. Only the children are seen, found and read out.
 */
export function Room({ texts, children }: RoomProps): ReactElement {
  return (
    <Grid>
      {children}
      {texts.map((text) => (
        <Reserved key={text} data-text={text} aria-hidden="true" />
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

const Reserved = styled.span`
  visibility: hidden;

  &::before {
    content: attr(data-text);
  }
`;
