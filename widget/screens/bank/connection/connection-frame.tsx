import type { ReactElement, Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../../../components/spinner';
import { tokens } from '../../../theme/tokens';

interface ConnectionFrameProps {
  url: string;
  title: string;
  /** Shown over the frame until the aggregator's page reports that it is loaded. */
  waiting: string | null;
  frameRef: Ref<HTMLIFrameElement>;
}

/** The secure frame with the aggregator's page inside. */
export function ConnectionFrame({ url, title, waiting, frameRef }: ConnectionFrameProps): ReactElement {
  return (
    <Box>
      <Frame ref={frameRef} src={url} title={title} referrerPolicy="origin" />
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
  background: ${tokens.colour.surface};
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
  background: ${tokens.colour.surface};
`;
