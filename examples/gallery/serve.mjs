/**
 * `npm run gallery`: every screen in every state and both languages. PORT sets the port, GALLERY_DIST another
 * build folder.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { listScreens } from './list.mjs';
import { framePage, indexPage } from './page.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const project = path.resolve(here, '../..');
/** Served folders by URL prefix. */
const folders = {
  gallery: here,
  dist: path.resolve(project, process.env.GALLERY_DIST ?? 'dist'),
  flow: path.join(project, 'src/flow'),
  core: path.join(project, 'src'),
  locales: path.join(project, 'widget/i18n/locales'),
};
const types = {
  mjs: 'text/javascript',
  js: 'text/javascript',
  ts: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
};

const findFile = (pathname) => {
  const [, folder, ...rest] = decodeURIComponent(pathname).split('/');
  const base = folders[folder];
  const file = base && path.join(base, ...rest);
  return file?.startsWith(base) && fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
};

/** Transpiles a module and adds the file extension to its imports, which browsers need. */
const toScript = (source) =>
  ts
    .transpileModule(source, { compilerOptions: { target: 'ES2022', module: 'ESNext' } })
    .outputText.replace(/(from '\.[^']*)(?<!\.\w+)'/g, "$1.ts'");

/** Contents by file, each with the version of the file. */
const cache = new Map();

/** Reads a file, transpiling TypeScript for the browser. */
const read = (file) => {
  const { mtimeMs, size } = fs.statSync(file);
  const version = `"${mtimeMs}-${size}"`;
  const cached = cache.get(file);
  if (cached?.version === version) return cached;
  const content = fs.readFileSync(file);
  const body = path.extname(file) === '.ts' ? toScript(content.toString()) : content;
  cache.set(file, { version, body });
  return cache.get(file);
};

/** Document of a secure frame that the gallery's page may embed. Its calls get the same responses as the page's. */
const readFrame = (kind, language, host) => {
  const frames = path.join(folders.dist, 'frames');
  const build = fs.readdirSync(frames).find((name) => /^[0-9a-f]{8}$/.test(name));
  const file = path.join(frames, build, `${kind}.${language === 'fr' ? 'fr' : 'en'}.html`);
  return fs
    .readFileSync(file, 'utf8')
    .replace('{{parents}}', `http://${host}`)
    .replace(
      '<script type="module"',
      `<script>fetch = (...call) => parent.respond(...call);
        document.head.append(Object.assign(document.createElement('style'), { textContent: parent.frameCss }))</script>$&`,
    );
};

/**
 * @param {number} port 0 for any free port
 * @param {number} maxAge seconds that browsers keep files without asking. Default 0: a changed file shows at once, and an
 *   unchanged one keeps its compiled code.
 */
export const startGallery = async (port, maxAge = 0) => {
  const send = (response, status, type, body, headers = {}) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': maxAge > 0 ? `max-age=${maxAge}` : 'no-cache',
      ...headers,
    });
    response.end(body);
  };
  if (!fs.existsSync(path.join(folders.dist, 'manifest.json')))
    throw new Error(`There is no built widget in ${folders.dist}: run \`npm run build\` first.`);
  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://gallery');
    if (pathname === '/') return send(response, 200, 'text/html', indexPage(await listScreens()));
    if (pathname === '/frame') return send(response, 200, 'text/html', framePage);
    const kind = /^\/frames\/([\w-]+)$/.exec(pathname)?.[1];
    if (kind && searchParams.get('checkoutId') !== 'frameless')
      return send(
        response,
        200,
        'text/html',
        readFrame(kind, searchParams.get('language'), request.headers.host),
      );
    const file = findFile(pathname.replace(/^\/sdk\//, '/dist/'));
    if (!file) return send(response, 404, 'text/plain', 'Not found');
    const { version, body } = read(file);
    const unchanged = request.headers['if-none-match'] === version;
    const type = types[path.extname(file).slice(1)] ?? 'text/html';
    send(response, unchanged ? 304 : 200, type, unchanged ? undefined : body, { etag: version });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startGallery(Number(process.env.PORT ?? 0));
  console.log(`Gallery: ${url}`);
}
