import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

interface ReservedSpaceProps {
  /** Every possible text, or one as wide as the widest. */
  texts: readonly string[];
  children: ReactNode;
}

/**
 * Reserves the height of the tallest of these texts at any width, whichever is shown: the page learns the height of a
 * frame's document, and could otherwise tell texts apart by where they wrap. Only the children are visible, searchable
 * and read out.
 */
export function ReservedSpace({ texts, children }: ReservedSpaceProps): ReactElement {
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
