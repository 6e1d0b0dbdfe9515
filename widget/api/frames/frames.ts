import { type Appearance, buildAppearanceQuery } from '@tamarack/core/appearance/appearance';
import type { Language } from '@tamarack/core/language';
import {
  buildFrameUrl,
  type FrameKind,
  type FrameMessage,
  frameChannel,
  frameReady,
  type PageMessage,
} from '@tamarack/core/protocol/frames';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { buildConnectQuery, connectPath, consentParameter } from '@tamarack/core/protocol/standalone';
import { frameBuild } from '../../environment/frame-build';
import { reloadFailedFrame } from './reload-failed-frame';
import { watchForbiddenFrame } from './watch-forbidden-frame';

/** The page's end of the channel to one secure frame. */
export interface FrameLink {
  post(message: PageMessage): void;
  close(): void;
}

/** The secure frames of a session: documents of the API's own origin for data that the merchant's page must not see. */
export interface Frames {
  buildUrl(kind: FrameKind, language: Language, query?: string): string;
  /** Address of this session in the provider's window, for the page of an origin. */
  buildWindowUrl(language: Language, pageOrigin: string): string;
  /** Passes the channel to the frame once its document has loaded, and again after a reload. */
  connect(frame: HTMLIFrameElement, listeners: FrameListeners): FrameLink;
}

export interface FrameListeners {
  readonly onMessage: (message: FrameMessage) => void;
  /** The page's Content-Security-Policy forbids the frame. */
  readonly onForbidden: () => void;
  /** The document did not load, not even after reloading. */
  readonly onUnreachable: () => void;
}

interface FramesOptions {
  readonly apiUrl: string;
  readonly session: SessionInfo;
  /** Consent to analytics, passed on to the window. */
  readonly consent?: boolean | undefined;
  readonly appearance?: Appearance | undefined;
  /** A ticket that binds the frames to the session; valid once. Null once the session's token is ended. */
  readonly issueTicket: () => Promise<string | null>;
}

export function createFrames({ apiUrl, session, consent, appearance, issueTicket }: FramesOptions): Frames {
  const { checkoutId } = session;
  const appearanceQuery = buildAppearanceQuery(appearance ?? {});
  return {
    buildUrl: (kind, language, query = '') =>
      buildFrameUrl(apiUrl, { kind, checkoutId, language, build: frameBuild }) + appearanceQuery + query,

    buildWindowUrl: (language, pageOrigin) => {
      // the window requires it to read the session, and reports the outcome to a page of its origin
      const redirectUrl = session.redirectUrl ?? `${pageOrigin}/`;
      const analytics = consent === undefined ? '' : `&${consentParameter}=${consent === true}`;
      return `${apiUrl}${connectPath}?${buildConnectQuery({ ...session, redirectUrl })}&lng=${language}${analytics}${appearanceQuery}`;
    },

    connect(frame, { onMessage, onForbidden, onUnreachable }) {
      const page = frame.ownerDocument.defaultView;
      const origin = new URL(apiUrl).origin;
      let port: MessagePort | undefined;
      const queue: PageMessage[] = [];
      const post = (message: PageMessage): void => {
        if (port) port.postMessage(message);
        else queue.push(message);
      };
      const issue = (): Promise<string | null> => issueTicket().catch(() => null);
      /** Requested while the document loads; the next document needs another. */
      let first: Promise<string | null> | undefined = issue();
      const start = async (): Promise<void> => {
        const issued = first ?? issue();
        first = undefined;
        post({ type: 'start', ticket: await issued });
      };
      const handOver = (target: Window): void => {
        port?.close();
        const channel = new MessageChannel();
        port = channel.port1;
        port.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
          if (data.type === 'ticketNeeded') void start();
          else onMessage(data);
        };
        target.postMessage(frameChannel, origin, [channel.port2]);
        void start();
        for (const message of queue.splice(0)) post(message);
      };
      const listen = (event: MessageEvent): void => {
        if (event.source !== frame.contentWindow || event.origin !== origin || event.data !== frameReady)
          return;
        handOver(event.source as Window);
      };
      page?.addEventListener('message', listen);
      const stopWatching = watchForbiddenFrame(frame.ownerDocument, [origin], onForbidden);
      const stopReloading = reloadFailedFrame(frame, {
        isReady: () => port !== undefined,
        onFailed: onUnreachable,
      });
      return {
        post,
        close() {
          stopWatching();
          stopReloading();
          page?.removeEventListener('message', listen);
          port?.close();
        },
      };
    },
  };
}
