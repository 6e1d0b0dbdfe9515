import type { Language } from '@tamarack/core/language';
import type { FieldsState, FrameControl, FrameKind, FrameMessage } from '@tamarack/core/protocol/frames';
import { type ReactElement, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { createApiFailure } from '../api/failure';
import type { FrameLink } from '../api/frames/frames';
import { useLanguage } from '../i18n/use-language';
import { useApi } from '../store/hooks/use-api';
import { FrameNotice, type FrameObstacle } from './frame-notice';
import { useAfterPress } from './use-after-press';

/** Milliseconds for the document to load. */
export const FRAME_LIMIT = 20_000;

export interface SecureFrame {
  readonly url: string;
  /** Height of its document in CSS pixels; null until it has loaded. */
  readonly height: number | null;
  readonly state: FieldsState;
  readonly frameRef: RefCallback<HTMLIFrameElement>;
  readonly obstacle: FrameObstacle | null;
  /** In place of a frame that cannot be used. */
  readonly notice: ReactElement | null;
  /** Sends the values from the frame to the API. Rejects with an `ApiFailure`. */
  readonly submit: () => Promise<void>;
  /** Shows and focuses the missing fields. The frame requests to submit if none is missing by then. */
  readonly showErrors: (options?: { readonly keepFocus?: boolean }) => void;
  readonly focus: () => void;
  /** Clears the fields. */
  readonly clear: () => void;
}

interface SecureFrameOptions {
  readonly kind: FrameKind;
  /** Appended to the address: `&channel=email`. */
  readonly query?: string;
  /** Language of the document. Default: the current one, whose change replaces the document. */
  readonly language?: Language;
  /** The document changes its language itself, and keeps the input. */
  readonly translates?: boolean;
  readonly disabled: boolean;
  /** The frame asks to submit: Enter was pressed, or the last digit typed. */
  readonly onSubmit: (frame: Pick<SecureFrame, 'submit'>) => void;
  readonly onEscape: () => void;
  /** The facts changed elsewhere. */
  readonly onOutdated?: () => void;
  /** Something in the frame was pressed that concerns the page. */
  readonly onPressed?: (control: FrameControl) => void;
  /** Messages of this kind of frame alone. */
  readonly onMessage?: (message: FrameMessage) => void;
}

/** One secure frame of a screen; see `protocol/frames`. */
export function useSecureFrame(options: SecureFrameOptions): SecureFrame {
  const { frames } = useApi();
  const shown = useLanguage();
  const link = useRef<FrameLink | null>(null);
  const pending = useRef(new Map<number, (result: Extract<FrameMessage, { type: 'result' }>) => void>());
  const lastId = useRef(0);
  const [height, setHeight] = useState<number | null>(null);
  const afterPress = useAfterPress();
  const [state, setState] = useState<FieldsState>('empty');
  const [obstacle, setObstacle] = useState<FrameObstacle | null>(null);

  /** The document was unloaded: whether the API received the values is unknown. */
  const failPending = useCallback(() => {
    for (const settle of pending.current.values())
      settle({ type: 'result', id: 0, ok: false, problem: null });
    pending.current.clear();
  }, []);

  const submit = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        if (!link.current) return reject(createApiFailure(null));
        lastId.current += 1;
        pending.current.set(lastId.current, (result) =>
          result.ok ? resolve() : reject(createApiFailure(result.problem)),
        );
        link.current.post({ type: 'submit', id: lastId.current });
      }),
    [],
  );

  const handle = (message: FrameMessage): void => {
    if (message.type === 'height') afterPress(() => setHeight(message.height));
    if (message.type === 'state') setState(message.state);
    if (message.type === 'submitRequested') options.onSubmit({ submit });
    if (message.type === 'escapePressed') options.onEscape();
    if (message.type === 'blocked') setObstacle('noCookie');
    if (message.type === 'outdated') options.onOutdated?.();
    if (message.type === 'pressed') options.onPressed?.(message.control);
    options.onMessage?.(message);
    if (message.type === 'result') {
      pending.current.get(message.id)?.(message);
      pending.current.delete(message.id);
    }
  };
  const current = useRef(handle);
  current.current = handle;

  const frameRef = useCallback(
    (node: HTMLIFrameElement | null) => {
      link.current?.close();
      failPending();
      link.current =
        node &&
        frames.connect(node, {
          onMessage: (message) => current.current(message),
          onForbidden: () => setObstacle('forbidden'),
          onUnreachable: () => setObstacle('unreachable'),
        });
    },
    [frames, failPending],
  );

  const { disabled } = options;
  useEffect(() => link.current?.post({ type: 'disable', disabled }), [disabled]);

  const { translates = false } = options;
  const [first, setFirst] = useState(shown);
  useEffect(() => {
    if (translates) link.current?.post({ type: 'language', language: shown });
  }, [translates, shown]);

  const language = options.language ?? (translates ? first : shown);
  const url = frames.buildUrl(options.kind, language, options.query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address replaces the document
  useEffect(() => failPending, [url, failPending]);

  const waits = height === null && obstacle === null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setObstacle('unreachable'), FRAME_LIMIT);
    return () => clearTimeout(timer);
  }, [waits]);

  const reload = (): void => {
    setFirst(shown);
    setHeight(null);
    setObstacle(null);
  };
  return {
    url,
    height,
    state,
    frameRef,
    obstacle,
    notice: obstacle && <FrameNotice obstacle={obstacle} onRetry={reload} />,
    submit,
    showErrors: useCallback((options) => link.current?.post({ type: 'showErrors', ...options }), []),
    focus: useCallback(() => link.current?.post({ type: 'focus' }), []),
    clear: useCallback(() => link.current?.post({ type: 'clear' }), []),
  };
}
