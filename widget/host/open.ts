import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import { loadFailure, skeleton } from './covers';
import { createElement } from './dom/element';
import { focusPressedButton } from './dom/focus';
import { handleKeys } from './dom/keys';
import { lockScroll } from './dom/scroll-lock';
import { createSignal } from './dom/signal';
import { findMountElement } from './find-mount-element';
import { createHeader } from './header';
import { detectLanguage, rememberLanguage } from './language';
import type { CloseHooks, HostPort } from './port';
import { recallScreenKind } from './screen-kind';
import { styles } from './styles';
import { text } from './text';

/**
 * Milliseconds for which the dialog's content stays hidden, so that a first screen that arrives in time is the first thing laid
 * out and painted.
 */
const HIDDEN_MS = 40;

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
  /** Shows the first screen, with its styles, in place of the slot until the application is ready. Again, replaces it. */
  show(view: HTMLElement, css: string): void;
}

/**
 * Opens the dialog on the page, or the same flow in an element of the page, without focus trap, scroll lock or history.
 * `close` undoes every change to the page.
 *
 * @param mount selector or element of the page that the flow is in; without it, a dialog
 */
export const openShell = (
  preferred: Language | undefined,
  { onClose, onClosed }: ShellEvents,
  mount?: string | object,
): Shell => {
  const place = findMountElement(mount);
  const opener = document.activeElement as HTMLElement | null;
  const language = createSignal(preferred ?? detectLanguage());
  const host = createElement('div', { [`data-${brand.id}`]: '' });
  // a page's focus trap that gives the focus back to what had it knows the element in it, and no more
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  let hooks: CloseHooks | undefined;
  let cover: HTMLElement | undefined;
  let leaveQuestion: Promise<typeof import('./leave/confirm-leave')> | undefined;
  let asking = false;
  let closed = false;
  let isReady = false;
  const firstSheet = new CSSStyleSheet();
  /** Functions that `close` calls in order, in addition to removing the element. */
  const undo: (() => unknown)[] = [];

  const close = () => {
    if (closed) return;
    closed = true;
    onClose();
    const hadFocus = !place || root.activeElement;
    dialog?.close();
    host.remove();
    const undone = undo.map((each) => each());
    // one that left the page takes none
    if (hadFocus) opener?.focus({ preventScroll: true });
    void Promise.all(undone).then(onClosed);
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
      if (closed || !(await confirmLeave(root, shell, language.get())) || closed) return;
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
  const shell = createElement(place ? 'section' : 'dialog', {
    class: place ? 'inline' : 'shell',
    closedby: 'none',
    tabindex: '-1',
  });
  const dialog = place ? undefined : (shell as HTMLDialogElement);

  /** In the body: the slot, or in its place the first screen until the application is ready. */
  let content: HTMLElement = slot;

  const showCover = (next?: HTMLElement) => {
    shell.classList.remove('hide');
    cover?.remove();
    cover = next;
    content.inert = false;
    if (next) body.append(next);
    body.setAttribute('aria-busy', String(next?.className === 'wait'));
  };
  /** Keeps the focus on the element with the same text, or else moves it to the title. */
  const replaceContent = (next: HTMLElement) => {
    const focused = root.activeElement;
    const hadFocus = content !== next && content.contains(focused);
    if (content !== next) content.replaceWith(next);
    content = next;
    showCover();
    if (!hadFocus) return;
    const stops = [...next.querySelectorAll<HTMLElement>('h1,button')];
    (stops.find(({ textContent }) => textContent === focused?.textContent) ?? stops[0])?.focus({
      preventScroll: true,
    });
  };
  const scrollToTop = () => {
    // not for the first screen, which the customer is already reading
    if (content !== slot) return;
    shell.scrollTop = body.scrollTop = 0;
    // in a page
    if (isReady && shell.getBoundingClientRect().top < 0) shell.scrollIntoView();
  };
  const wait = () =>
    showCover(content === slot ? skeleton(text[language.get()].loading, recallScreenKind()) : undefined);
  const fail = (onRetry: () => void) => {
    const words = text[language.get()];
    const retry = () => {
      showCover();
      shell.focus();
      onRetry();
    };
    const failure = loadFailure(words.failed, words.retry, retry);
    showCover(failure);
    content.inert = true;
    body.scrollTop = 0;
    failure.querySelector('button')?.focus();
  };
  const applyLanguage = (now: Language) => {
    host.lang = now;
    shell.lang = now;
    shell.ariaLabel = text[now].dialog;
  };

  focusPressedButton(shell);
  applyLanguage(language.get());
  language.subscribe(applyLanguage);
  language.subscribe(rememberLanguage);
  wait();
  shell.append(createHeader(language, requestClose), body, overlay);
  root.append(shell);
  // while the page's layout is up to date: it looks for a scroll bar
  if (dialog) undo.push(lockScroll());
  (place ?? document.body).append(host);
  if (dialog) {
    handleKeys(dialog, root, requestClose);
    // without a box for what it holds, or the browser would first focus a button, and style and lay out everything for it
    dialog.classList.add('hide');
    dialog.showModal();
    dialog.focus();
    setTimeout(() => dialog.classList.remove('hide'), HIDDEN_MS);
  }
  // the first screen in a page takes no focus from it
  else slot.inert = true;

  /** Reports an outcome that is on screen; the customer cannot be asked. */
  const onRemoved = () => {
    hooks?.onCloseRequest();
    close();
  };
  /** Once it is loaded; offline, the page is as unguarded as while it loads. */
  const protect = (start: (guard: typeof import('./page/guard')) => () => unknown) =>
    void import('./page/guard').then(
      (guard) => {
        if (!closed) undo.push(start(guard));
      },
      () => {},
    );
  protect(({ guardHost }) => guardHost(host, root, onRemoved, mount, place));

  const ready = (onShown?: () => void) => {
    if (closed) return;
    // a press ends on the element on which it started
    if (content !== slot && content.matches(':active')) return void setTimeout(ready, 50, onShown);
    replaceContent(slot);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== firstSheet);
    onShown?.();
    void loadLeaveQuestion();
    if (dialog && !isReady)
      protect(({ guardHistory }) =>
        guardHistory(() => {
          if (!asking && !hooks?.onBack?.()) void requestClose();
        }),
      );
    isReady = true;
  };

  return {
    wait,
    fail,
    show(view, css) {
      if (isReady || closed) return;
      const isFirst = content === slot;
      firstSheet.replaceSync(css);
      if (isFirst) root.adoptedStyleSheets = [...root.adoptedStyleSheets, firstSheet];
      replaceContent(view);
      const title = view.querySelector('h1');
      shell.ariaLabel = title?.textContent ?? '';
      if (isFirst && dialog) title?.focus({ preventScroll: true });
    },
    port: {
      fail,
      root,
      slot,
      overlay,
      scrollToTop,
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
        shell.ariaLabel = title;
      },
      ready,
    },
  };
};
