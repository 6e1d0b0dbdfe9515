import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import { loadFailure, skeleton } from './covers';
import { createElement } from './dom/element';
import { focusPressedButton } from './dom/focus';
import { guardHistory } from './dom/history';
import { handleKeys } from './dom/keys';
import { lockScroll } from './dom/scroll-lock';
import { createSignal } from './dom/signal';
import { createHeader } from './header';
import { detectLanguage, rememberLanguage } from './language';
import type { CloseHooks, HostPort } from './port';
import { styles } from './styles';
import { text } from './text';

interface ShellEvents {
  /** Called before the dialog closes. */
  readonly onClose: () => void;
  /** Called once it is closed and the page is restored. */
  readonly onClosed: () => void;
}

export interface Shell {
  readonly port: HostPort;
  /** Replaces the skeleton until the next `fail` or `wait`. */
  fail(onRetry: () => void): void;
  wait(): void;
}

/** Opens the dialog on the page. `close` undoes every change to the page. */
export const openShell = (preferred: Language | undefined, { onClose, onClosed }: ShellEvents): Shell => {
  const opener = document.activeElement;
  const language = createSignal(preferred ?? detectLanguage());
  const host = createElement('div', { [`data-${brand.id}`]: '' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  let hooks: CloseHooks | undefined;
  let releaseHistory: (() => Promise<void>) | undefined;
  let cover: HTMLElement | undefined;
  let leaveQuestion: Promise<typeof import('./leave/confirm-leave')> | undefined;
  let asking = false;
  let closed = false;
  let removeGuard: (() => void) | undefined;

  const close = () => {
    if (closed) return;
    closed = true;
    onClose();
    dialog.close();
    host.remove();
    unlockScroll();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    removeGuard?.();
    void (releaseHistory?.() ?? Promise.resolve()).then(onClosed);
  };

  /** Loaded after the shell, as soon as there is something to lose. */
  const loadLeaveQuestion = () => {
    leaveQuestion ??= import('./leave/confirm-leave');
    leaveQuestion.catch(() => {
      leaveQuestion = undefined;
    });
    return leaveQuestion;
  };

  const requestClose = async () => {
    if (asking || closed) return;
    if (hooks?.onCloseRequest() !== 'ask') return close();
    asking = true;
    try {
      const { confirmLeave } = await loadLeaveQuestion();
      if (closed || !(await confirmLeave(root, dialog, language.get())) || closed) return;
      hooks?.onLeave();
      close();
    } catch {
      close(); // without its code there is no confirmation; closing loses nothing that was saved
    } finally {
      asking = false;
    }
  };

  const slot = createElement('div', { class: 'slot' });
  const overlay = createElement('div', { class: 'overlay' });
  const body = createElement('div', { class: 'body' }, slot);
  const dialog = createElement(
    'dialog',
    { class: 'shell', closedby: 'none', tabindex: '-1' },
    createHeader(language, requestClose),
    body,
    overlay,
  );

  const showCover = (next?: HTMLElement) => {
    cover?.remove();
    cover = next;
    slot.inert = false;
    if (next) body.append(next);
    body.setAttribute('aria-busy', String(next?.className === 'wait'));
  };
  const wait = () => showCover(skeleton(text[language.get()].loading));
  const fail = (onRetry: () => void) => {
    const words = text[language.get()];
    const retry = () => {
      showCover();
      dialog.focus();
      onRetry();
    };
    const failure = loadFailure(words.failed, words.retry, retry);
    showCover(failure);
    slot.inert = true;
    body.scrollTop = 0;
    failure.querySelector('button')?.focus();
  };
  const applyLanguage = (now: Language) => {
    host.lang = now;
    dialog.lang = now;
    dialog.ariaLabel = text[now].dialog;
  };

  handleKeys(dialog, root, requestClose);
  focusPressedButton(dialog);
  applyLanguage(language.get());
  language.subscribe(applyLanguage);
  language.subscribe(rememberLanguage);
  wait();
  root.append(dialog);
  document.body.append(host);
  const unlockScroll = lockScroll();
  dialog.showModal();
  dialog.focus();

  /** An end that is on screen is reported; there is nobody to ask. */
  const onRemoved = () => {
    hooks?.onCloseRequest();
    close();
  };
  import('./page/guard').then(
    ({ guardDialog }) => {
      if (!closed) removeGuard = guardDialog(host, root, onRemoved);
    },
    () => {}, // offline: as unguarded as while it loads
  );

  return {
    wait,
    fail,
    port: {
      fail,
      root,
      slot,
      body,
      overlay,
      language,
      setCloseHooks(next) {
        hooks = next;
        return () => {
          if (hooks === next) hooks = undefined;
        };
      },
      requestClose,
      close,
      setTitle(title) {
        dialog.ariaLabel = title;
      },
      ready() {
        if (closed) return;
        showCover();
        void loadLeaveQuestion();
        releaseHistory ??= guardHistory(() => {
          if (!asking && !hooks?.onBack()) void requestClose();
        });
      },
    },
  };
};
