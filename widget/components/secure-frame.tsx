import type { ReactElement, Ref } from 'react';
import styled from 'styled-components';
import { lazyTokens } from '../theme/lazy-tokens';

interface SecureFrameViewProps {
  url: string;
  /** Accessible name of the frame. */
  title: string;
  /** Height of its document; null until it has loaded: `reserved` applies. */
  height: number | null;
  /** Expected height in CSS pixels. */
  reserved: number;
  frameRef: Ref<HTMLIFrameElement>;
  /** In place of a frame that cannot be used. */
  notice: ReactElement | null;
  /** Permissions policy of the frame. */
  allow?: string | undefined;
}

/** Shows one secure frame where its fields belong. Its document has 6 px of padding for the focus ring. */
export function SecureFrameView({
  url,
  title,
  height,
  reserved,
  frameRef,
  notice,
  allow,
}: SecureFrameViewProps): ReactElement {
  if (notice !== null) return notice;
  return (
    <Frame
      ref={frameRef}
      src={url}
      title={title}
      referrerPolicy="origin"
      allow={allow}
      scrolling="no"
      $height={height ?? reserved + 12}
    />
  );
}

const Frame = styled.iframe<{ $height: number }>`
  display: block;
  width: calc(100% + 12px);
  height: ${({ $height }) => $height}px;
  margin: -6px;
  border: 0;
  background: transparent;
  color-scheme: ${lazyTokens.scheme};
`;
