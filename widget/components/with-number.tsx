import type { ReactElement } from 'react';
import styled from 'styled-components';

interface WithNumberProps {
  text: string;
  /** The part of the text to keep whole, such as an invoice's number. */
  number: string;
}

/** A sentence in which a number does not break at its hyphen, unless it is longer than a line. */
export function WithNumber({ text, number }: WithNumberProps): ReactElement {
  // without a sign in it a number does not break, and a short one may be a part of an amount
  const at = /\W/.test(number) ? text.indexOf(number) : -1;
  if (at === -1) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <Whole>{number}</Whole>
      {text.slice(at + number.length)}
    </>
  );
}

const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;
