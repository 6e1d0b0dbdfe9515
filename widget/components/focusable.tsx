import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';

interface FocusableProps {
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What can take the focus to say what happened: a group that has its own text for a name, which a screen reader then reads. */
export function Focusable({ ref, children }: FocusableProps): ReactElement {
  const id = useId();
  return (
    <Box ref={ref} id={id} role="group" aria-labelledby={id} tabIndex={-1}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  border-radius: ${tokens.radius.medium};
  scroll-margin: 88px 0 8px;
  &:focus {
    outline: none;
  }
`;
