import type { ReactElement, Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../../../components/spinner';
import { tokens } from '../../../theme/tokens';

interface ConnectionFrameProps {
  /** Null until the connection is opened. */
  url: string | null;
  title: string;
  /** Shown over the frame until its page reports that it is loaded. */
  waiting: string | null;
  frameRef: Ref<HTMLIFrameElement>;
}

/**
 * The aggregator's page. It may run scripts, sign in and open a bank's own window, but never navigate the
 * page around it.
 */
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
