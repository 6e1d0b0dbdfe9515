import { framedOperations } from '../../support/frames';
import { issueTicket, type Lab, openBarePage } from './lab';

interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a script of the page sends a request with the browser's cookies. They run in the page. */
const callers: Readonly<Record<string, (call: Call) => unknown>> = {
  'fetch with credentials': ({ url, body, ...call }) =>
    fetch(url, { ...call, credentials: 'include', ...(call.method !== 'GET' && { body }) }),
  'fetch with the frames’ own headers': ({ url, method, headers, body }) =>
    fetch(url, {
      method,
      credentials: 'include',
      headers: { ...headers, 'Sec-Fetch-Site': 'same-origin', Origin: new URL(url).origin, Cookie: 'a=b' },
      ...(method !== 'GET' && { body }),
    }),
  'fetch without CORS': ({ url, method, body }) =>
    fetch(url, {
      method: method === 'GET' ? 'GET' : 'POST',
      mode: 'no-cors',
      credentials: 'include',
      ...(method !== 'GET' && { body }),
    }),
  'fetch that outlives the page': ({ url, body, ...call }) =>
    fetch(url, { ...call, keepalive: true, credentials: 'include', ...(call.method !== 'GET' && { body }) }),
  'fetch by way of a redirect of the page': ({ url, body, ...call }) =>
    fetch(`/redirect?to=${encodeURIComponent(url)}`, {
      ...call,
      credentials: 'include',
      ...(call.method !== 'GET' && { body }),
    }),
  'fetch in a frame of the page without an address': ({ url, body, ...call }) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    return frame.contentWindow?.fetch(url, {
      ...call,
      credentials: 'include',
      ...(call.method !== 'GET' && { body }),
    });
  },
  'fetch in a sandboxed frame': (call) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = `<script>const { url, method, headers, body } = ${JSON.stringify(call)};
      void fetch(url, { method, headers, credentials: 'include', ...(method !== 'GET' && { body }) });</script>`;
    document.body.append(frame);
  },
  'fetch in a worker': (call) => {
    const source = `const { url, method, headers, body } = ${JSON.stringify(call)};
      void fetch(url, { method, headers, credentials: 'include', ...(method !== 'GET' && { body }) });`;
    return new Worker(URL.createObjectURL(new Blob([source])));
  },
  XMLHttpRequest: ({ url, method, headers, body }) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(method === 'GET' ? null : body);
  },
  sendBeacon: ({ url, body }) => navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' })),
  'a form in a frame': ({ url, method, body }) => {
    const frame = document.createElement('iframe');
    frame.name = crypto.randomUUID();
    const form = document.createElement('form');
    Object.assign(form, { action: url, method, target: frame.name });
    const field = document.createElement('input');
    Object.assign(field, { name: 'ticket', value: body });
    form.append(field);
    document.body.append(frame, form);
    form.submit();
  },
  'a form of JSON in a new tab': ({ url, body }) => {
    const form = document.createElement('form');
    Object.assign(form, { action: url, method: 'POST', enctype: 'text/plain', target: '_blank' });
    const field = document.createElement('input');
    Object.assign(field, { name: `${body.slice(0, -1)},"a":"`, value: '"}' });
    form.append(field);
    document.body.append(form);
    form.submit();
  },
  'a frame’s address': ({ url }) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
  },
  'window.open': ({ url }) => window.open(url, '_blank'),
  'a script': ({ url }) => {
    document.head.append(Object.assign(document.createElement('script'), { src: url, crossOrigin: null }));
  },
  'a module': ({ url }) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: url });
    script.crossOrigin = 'use-credentials';
    document.head.append(script);
  },
  'a picture': ({ url }) => {
    new Image().src = url;
  },
  'a style sheet': ({ url }) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url }));
  },
  'a prefetch': ({ url }) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url }));
  },
  'an object': ({ url }) => {
    document.body.append(Object.assign(document.createElement('object'), { data: url }));
  },
  'a frame without credentials': ({ url }) => {
    document.body.append(Object.assign(document.createElement('iframe'), { credentialless: true, src: url }));
  },
  'speculation rules': ({ url }) => {
    for (const eagerness of ['prefetch', 'prerender']) {
      const script = Object.assign(document.createElement('script'), { type: 'speculationrules' });
      script.text = JSON.stringify({
        [eagerness]: [{ source: 'list', urls: [url], eagerness: 'immediate' }],
      });
      document.head.append(script);
    }
  },
  fetchLater: ({ url, method, headers, body }) => {
    const later = Reflect.get(window, 'fetchLater') as ((url: string, init: object) => void) | undefined;
    const init = { method, headers, credentials: 'include', activateAfter: 0 };
    later?.(url, { ...init, ...(method !== 'GET' && { body }) });
  },
  'a log-in by FedCM': ({ url }) => {
    const { credentials } = navigator as unknown as { credentials: { get(options: object): unknown } };
    return credentials.get({ identity: { providers: [{ configURL: url, clientId: 'page' }] } });
  },
  'a film': ({ url }) => {
    const film = Object.assign(document.createElement('video'), { src: url, crossOrigin: 'use-credentials' });
    film.load();
  },
  'a font': ({ url }) => new FontFace('stolen', `url("${url}")`).load(),
  'a manifest': ({ url }) => {
    const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: url });
    link.crossOrigin = 'use-credentials';
    document.head.append(link);
  },
  EventSource: ({ url }) => new EventSource(url, { withCredentials: true }),
  WebSocket: ({ url }) => new WebSocket(url.replace('http', 'ws')),
};

/** Every operation of the frames, called by the page in every way; each failure says what was answered. */
export async function callAsPage(lab: Lab): Promise<readonly (string | null)[]> {
  const { stack, site } = lab;
  const { context, page, person, session, headers } = await openBarePage(lab);
  await person.fastForward('verified', session);
  const answers = new Map<string, number[]>();
  context.on('response', (response) => {
    const mark = new URL(response.url()).searchParams.get('attack');
    if (mark === null || response.request().method() === 'OPTIONS') return;
    answers.set(mark, [...(answers.get(mark) ?? []), response.status()]);
  });
  const attempts = framedOperations.flatMap((operation, index) =>
    Object.entries(callers).map(([name, call]) => ({ name, call, operation, mark: `${index}-${name}` })),
  );
  for (const { call, operation, mark } of attempts) {
    const [method = '', path = ''] = operation.split(' ');
    const given: Call = {
      url: `${stack.api}${path}?attack=${encodeURIComponent(mark)}`,
      method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': mark.replace(/\W/g, '') },
      body: JSON.stringify({ ticket: await issueTicket(stack, site.origin, headers), code: '000000' }),
    };
    await page.evaluate(
      `void Promise.resolve((${call.toString()})(${JSON.stringify(given)})).catch(() => {})`,
    );
  }
  await page.waitForTimeout(1_500);
  await context.close();
  return attempts.map(({ name, operation, mark }) => {
    const letIn = (answers.get(mark) ?? []).filter((status) => status < 400 && status !== 307);
    return letIn.length === 0 ? null : `${operation} by ${name} answered ${letIn.join()}`;
  });
}
