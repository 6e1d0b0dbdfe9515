import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  type Command,
  createDriver,
  type Driver,
  desktop,
  type Size,
  toKeyActions,
  type WindowOptions,
} from './driver';
import { findProgram } from './find-program';
import { retry, startProgram } from './processes';

/** Of a browser that only this test sees. */
const preferences: Readonly<Record<string, unknown>> = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  // one zoom for all sites
  'browser.zoom.siteSpecific': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-CA',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.startup.max_resumed_crashes': -1,
};

/** Starts Firefox without a window, driven by its own Marionette; null if it is not installed. */
export async function startFirefox(options: WindowOptions = {}): Promise<Driver | null> {
  const { size = desktop, zoom = 1, blocksWindows = false } = options;
  const program = findProgram('firefox', 'firefox-esr');
  if (program === undefined) return null;
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const firefox = startProgram(program, [...args, '--remote-allow-system-access']);
  const stop = async (): Promise<void> => {
    await firefox.stop();
    fs.rmSync(profile, { recursive: true, force: true });
  };
  try {
    const port = await retry(async () =>
      Number(fs.readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8')),
    );
    const connection = await connect(port);
    const { capabilities } = (await connection.call('WebDriver:NewSession', {})) as {
      readonly capabilities: { readonly browserVersion: string };
    };
    const resize = (to: Size): Promise<void> => resizePage(connection, to, zoom);
    await connection.call('WebDriver:SetWindowRect', desktop);
    await resize(size);
    if (blocksWindows) await blockWindows(connection);
    return createDriver({
      name: `Firefox ${capabilities.browserVersion}`,
      send: async (command) => {
        if (command.name === 'resize') return resize(command.size);
        const [method, parameters] = toMessage(command);
        const result = await connection.call(method, parameters);
        // a page that is opened begins without zoom
        if (command.name === 'navigate') await zoomPage(connection, zoom);
        return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
      },
      close: async () => {
        connection.end();
        await stop();
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs a script in the browser's own window. */
async function runInBrowser(
  { call }: Marionette,
  script: string,
  ...args: readonly unknown[]
): Promise<void> {
  await call('Marionette:SetContext', { value: 'chrome' });
  await call('WebDriver:ExecuteScript', { script, args });
  await call('Marionette:SetContext', { value: 'content' });
}

/** Marionette lets pages open any window. */
const blockWindows = (marionette: Marionette): Promise<void> =>
  runInBrowser(marionette, 'Services.prefs.setBoolPref("dom.disable_open_during_load", true)');

/** A window of the desktop cannot be as small as a phone's, but the page's part of it can. */
const resizePage = (marionette: Marionette, { width, height }: Size, zoom: number): Promise<void> =>
  runInBrowser(
    marionette,
    `const [width, height, zoom] = arguments;
     const page = gBrowser.selectedBrowser;
     for (const bound of ['min', 'max']) {
       page.style[bound + 'Width'] = width * zoom + 'px';
       page.style[bound + 'Height'] = height * zoom + 'px';
     }`,
    width,
    height,
    zoom,
  );

const zoomPage = (marionette: Marionette, zoom: number): Promise<void> =>
  runInBrowser(marionette, 'gBrowser.selectedBrowser.fullZoom = arguments[0]', zoom);

function toMessage(
  command: Exclude<Command, { readonly name: 'resize' }>,
): readonly [method: string, parameters: object] {
  switch (command.name) {
    case 'navigate':
      return ['WebDriver:Navigate', { url: command.url }];
    case 'goBack':
      return ['WebDriver:Back', {}];
    case 'execute':
      return ['WebDriver:ExecuteScript', { script: command.script, args: command.args }];
    case 'switchToFrame':
      return ['WebDriver:SwitchToFrame', command.frame ? { element: command.frame } : { id: null }];
    case 'switchToWindow':
      return ['WebDriver:SwitchToWindow', { handle: command.handle }];
    case 'getWindowHandles':
      return ['WebDriver:GetWindowHandles', {}];
    case 'getRole':
      return ['WebDriver:GetComputedRole', { id: command.id }];
    case 'click':
      return ['WebDriver:ElementClick', { id: command.id }];
    case 'sendKeys':
      return ['WebDriver:ElementSendKeys', { id: command.id, text: command.text }];
    case 'pressKeys':
      return ['WebDriver:PerformActions', { actions: toKeyActions(command.keys) }];
    case 'takeScreenshot':
      return ['WebDriver:TakeScreenshot', { full: false }];
    case 'getCookies':
      return ['WebDriver:GetCookies', {}];
  }
}

interface Marionette {
  call(method: string, parameters: object): Promise<unknown>;
  end(): void;
}

/** Messages are JSON behind their length in bytes: `31:[0,1,"WebDriver:NewSession",{}]`. */
async function connect(port: number): Promise<Marionette> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
    waiting.clear();
  };
  socket.on('close', fail).on('error', fail);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon === -1 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // the first message greets
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [1, number, { message: string } | null, unknown];
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
    }
  });
  return {
    call: (method, parameters) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const text = JSON.stringify([0, lastId, method, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    end: () => socket.destroy(),
  };
}
