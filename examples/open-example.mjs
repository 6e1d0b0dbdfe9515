/** The pages of an example: those of its folder, or those that its bundler makes of it with the packed package. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from './install-package.mjs';

const mediaTypes = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const build = async (folder, { apiUrl, publishableKey }) => {
  await installPackage(folder);
  await promisify(execFile)('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: { ...process.env, VITE_TAMARACK_API_URL: apiUrl, VITE_TAMARACK_KEY: publishableKey },
  });
};

/**
 * Builds an example, if it has a build step.
 *
 * @param {string} name folder in `examples`
 * @param {{ apiUrl: string, publishableKey: string }} settings of the provider
 * @returns {Promise<(pathname: string) => { contentType: string, body: string } | null>} a file by its path
 */
export const openExample = async (name, settings) => {
  const folder = path.join(import.meta.dirname, name);
  const isBuilt = fs.existsSync(path.join(folder, 'vite.config.js'));
  if (isBuilt) await build(folder, settings);
  const root = isBuilt ? path.join(folder, 'dist') : folder;
  return (pathname) => {
    const file = path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const contentType = mediaTypes[path.extname(file)];
    if (!contentType || !file.startsWith(root + path.sep) || !fs.existsSync(file)) return null;
    const body = fs
      .readFileSync(file, 'utf8')
      .replaceAll('%API_URL%', settings.apiUrl)
      .replaceAll('%PUBLISHABLE_KEY%', settings.publishableKey);
    return { contentType, body };
  };
};

/** Serves what `openExample` returned, without listening. */
export const createExampleServer = (find) =>
  http.createServer((request, response) => {
    const found = find(decodeURIComponent(new URL(request.url ?? '/', 'http://shop').pathname));
    response.writeHead(found ? 200 : 404, found ? { 'content-type': found.contentType } : {});
    response.end(found?.body);
  });
