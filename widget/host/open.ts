import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import { element } from './element';
import { header } from './header';
import { guardHistory } from './history';
import { handleKeys, keepKeysInside } from './keys';
import { detectLanguage, rememberLanguage } from './language';
import type { CloseHooks, HostPort } from './port';
import { lockScroll } from './scroll-lock';
import { createSignal } from './signal';
import { createStyleTarget } from './style-target';
import { styles } from './styles';
import { text } from './text';
import { loadFailure, skeleton } from './waiting';

export interface ShellEvents {
  /** The dialog is about to go. */
  readonly onClose: () => void;
  /** It is gone and the page is as before. */
  readonly onClosed: () => void;
}

export interface Shell {
  readonly port: HostPort;
  /** In place of the skeleton, until the next `fail` or `wait`. */
  fail(onRetry: () => void): void;
  wait(): void;
}

/** Puts the dialog on the page: everything it changes there has its undo in `close`. */
export const openShell = (preferred: Language | undefined, { onClose, onClosed }: ShellEvents): Shell => {
  const opener = document.activeElement;
  const language = createSignal(preferred ?? detectLanguage());
  const host = element('div', { [`data-${brand.id}`]: '' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  let hooks: CloseHooks | undefined;
  let releaseHistory: (() => Promise<void>) | undefined;
  let cover: HTMLElement | undefined;
  let question: Promise<typeof import('./leave')> | undefined;
  let asking = false;
  let closed = false;

  const close = () => {
    if (closed) return;
    closed = true;
    onClose();
    dialog.close();
    host.remove();
    unlockScroll();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    void (releaseHistory?.() ?? Promise.resolve()).then(onClosed);
  };

  /** Not part of the shell's first bytes; fetched as soon as there is something to lose. */
  const loadQuestion = () => {
    question ??= import('./leave');
    question.catch(() => {
      question = undefined;
    });
    return question;
  };

  const requestClose = async () => {
    if (asking || closed) return;
    if (hooks?.onCloseRequest() !== 'ask') return close();
    asking = true;
    try {
      const { confirmLeave } = await loadQuestion();
      if (closed || !(await confirmLeave(root, dialog, language.get())) || closed) return;
      hooks?.onLeave();
      close();
    } catch {
      close(); // cannot ask without its code: close as if the tab was, which loses nothing that was saved
    } finally {
      asking = false;
    }
  };

  const slot = element('div', { class: 'slot' });
  const overlay = element('div', { class: 'overlay' });
  const body = element('div', { class: 'body' }, slot);
  const dialog = element(
    'dialog',
    { class: 'shell', closedby: 'none', tabindex: '-1' },
    header(language, requestClose),
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
  const name = (now: Language) => {
    host.lang = now;
    dialog.lang = now;
    dialog.ariaLabel = text[now].dialog;
  };

  handleKeys(dialog, root, requestClose);
  keepKeysInside(host);
  name(language.get());
  language.subscribe(name);
  language.subscribe(rememberLanguage);
  wait();
  root.append(dialog);
  document.body.append(host);
  const unlockScroll = lockScroll();
  dialog.showModal();
  dialog.focus();

  return {
    wait,
    fail,
    port: {
      fail,
      root,
      slot,
      body,
      overlay,
      styleTarget: createStyleTarget(root),
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
        void loadQuestion();
        releaseHistory ??= guardHistory(() => {
          if (!asking && !hooks?.onBack()) void requestClose();
        });
      },
    },
  };
};
