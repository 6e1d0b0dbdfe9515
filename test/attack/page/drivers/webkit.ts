import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
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
import { readLine, retry, startProgram } from './processes';

/** The browser that WebKitWebDriver drives is none of the programs in the path. */
const findMiniBrowser = (): string | undefined =>
  ['/usr/lib', '/usr/libexec']
    .flatMap((folder) => [folder, ...listFolders(folder)])
    .flatMap((folder) => listFolders(folder).filter((name) => /webkit(2)?gtk-[\d.]+$/.test(name)))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => fs.existsSync(file));

const listFolders = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(folder, name))
    : [];

/** Otherwise the tabs of the browser, which nobody sees, keep its window 334 px wide. */
const toolkitStyle = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; }';

/** Starts WebKitGTK’s own small browser on a screen without a monitor; null if it is not installed. */
export async function startWebKit({ size = desktop, zoom = 1 }: WindowOptions = {}): Promise<Driver | null> {
  const [driver, screen, browser] = [findProgram('WebKitWebDriver'), findProgram('Xvfb'), findMiniBrowser()];
  if (driver === undefined || screen === undefined || browser === undefined) return null;
  const pixels = `${size.width * zoom}x${size.height * zoom}x24`;
  const display = startProgram(screen, ['-displayfd', '3', '-screen', '0', pixels, '-nolisten', 'tcp']);
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-webkit-'));
  fs.mkdirSync(path.join(settings, 'gtk-3.0'));
  fs.writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), toolkitStyle);
  const port = await getPort();
  const started = startProgram(driver, [`--port=${port}`], {
    DISPLAY: `:${await readLine(display)}`,
    GDK_SCALE: String(zoom),
    XDG_CONFIG_HOME: settings,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // its sandbox does not work for root
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  const stop = async (): Promise<void> => {
    await started.stop();
    await display.stop();
    fs.rmSync(settings, { recursive: true, force: true });
  };
  const call = async (method: string, address: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await retry(() => call('GET', '/status'));
    const options = { binary: browser, args: ['--automation', '--full-screen'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const session = (await call('POST', '/session', { capabilities })) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion: string };
    };
    const base = `/session/${session.sessionId}`;
    const resize = (to: Size): Promise<unknown> => call('POST', `${base}/window/rect`, to);
    await resize(size);
    return createDriver({
      name: `WebKitGTK ${session.capabilities.browserVersion}`,
      send: (command) => {
        if (command.name === 'resize') return resize(command.size);
        const [method, address, body] = toRequest(command);
        return call(method, `${base}${address}`, body);
      },
      close: async () => {
        await call('DELETE', base).catch(() => undefined);
        await stop();
      },
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

function toRequest(
  command: Exclude<Command, { readonly name: 'resize' }>,
): readonly [method: string, address: string, body?: unknown] {
  switch (command.name) {
    case 'navigate':
      return ['POST', '/url', { url: command.url }];
    case 'goBack':
      return ['POST', '/back', {}];
    case 'execute':
      return ['POST', '/execute/sync', { script: command.script, args: command.args }];
    case 'switchToFrame':
      return ['POST', '/frame', { id: command.frame }];
    case 'switchToWindow':
      return ['POST', '/window', { handle: command.handle }];
    case 'getWindowHandles':
      return ['GET', '/window/handles'];
    case 'getRole':
      return ['GET', `/element/${command.id}/computedrole`];
    case 'click':
      return ['POST', `/element/${command.id}/click`, {}];
    case 'sendKeys':
      return ['POST', `/element/${command.id}/value`, { text: command.text }];
    case 'pressKeys':
      return ['POST', '/actions', { actions: toKeyActions(command.keys) }];
    case 'takeScreenshot':
      return ['GET', '/screenshot'];
    case 'getCookies':
      return ['GET', '/cookie'];
  }
}
