import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { problemTypes } from '@tamarack/core/errors/catalogue';
import { vi } from 'vitest';
import type { ApplicationView } from '../../../widget/api/types';

/** One file on the wire. */
export class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  file: File | null = null;
  state: 'open' | 'sent' | 'aborted' | 'ended' = 'open';

  open(_method: string, url: URL): void {
    this.url = String(url);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    const file = form.get('file');
    this.file = file instanceof File ? file : null;
    this.state = 'sent';
  }
  abort(): void {
    if (this.state === 'ended') return;
    this.state = 'aborted';
    this.onabort?.();
  }

  progress(loaded: number): void {
    this.upload.onprogress?.({ loaded });
  }
  respond(body: ApplicationView | object, status = 200): void {
    this.state = 'ended';
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
  respondWithProblem(type: ProblemType, code?: string): void {
    const errors = code === undefined ? {} : { errors: [{ path: '/file', code }] };
    const status = problemTypes[type];
    this.respond({ type, title: type, status, instance: 'req-1', ...errors }, status);
  }
  /** The network drops. */
  drop(): void {
    this.state = 'ended';
    this.onerror?.();
  }
}

/** Stands in for XMLHttpRequest until the test undoes its globals. Answers the requests in the order of their sending. */
export function stubXmlHttpRequest() {
  const requests: FakeRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      override send(form: FormData): void {
        super.send(form);
        requests.push(this);
      }
    },
  );
  const named = (name: string): FakeRequest => {
    const found = requests.findLast(({ file }) => file?.name === name);
    if (found === undefined) throw new Error(`${name} was not sent`);
    return found;
  };
  return {
    requests,
    /** The last request that sends a file of that name. */
    named,
    /** Names of the files that are on the wire now. */
    sending: () => requests.filter(({ state }) => state === 'sent').map(({ file }) => file?.name),
  };
}

/** A file of that many bytes, which are not really there. */
export function createFile(name: string, size = 1000, type = 'application/pdf'): File {
  const file = new File(['%PDF'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
