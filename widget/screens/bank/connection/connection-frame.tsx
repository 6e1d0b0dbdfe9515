import type { ReactElement, Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../../../components/spinner';
import { tokens } from '../../../theme/tokens';

export interface ConnectionFrameProps {
  /** Null while it is being asked for. */
  url: string | null;
  title: string;
  /** Covers the page until it has said that it is there. */
  waiting: string | null;
  frameRef: Ref<HTMLIFrameElement>;
}

/** The aggregator's page. It may run, sign in and open a bank's own window, and never lead the page around it away. */
export function ConnectionFrame({ url, title, waiting, frameRef }: ConnectionFrameProps): ReactElement {
  return (
    <Box>
      {url !== null && (
        <Frame
          ref={frameRef}
          src={url}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="origin"
        />
      )}
      {waiting !== null && (
        <Cover>
          <Spinner label={waiting} />
        </Cover>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  height: 620px;
  overflow: hidden;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.colour.white};
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${tokens.colour.white};
`;
