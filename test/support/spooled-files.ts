import fs from 'node:fs';
import path from 'node:path';

/**
 * Everything a spool's folder still holds: files by name, and (on Linux, which tells) those that lost their name and are
 * held open by this process.
 */
export function listSpooledFiles(folder: string): string[] {
  const named = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return [...named, ...listOpenFiles(folder).map(({ target }) => target)];
}

/** Files of a folder that this process holds open, by the path that leads to each. */
export function listOpenFiles(folder: string): { readonly at: string; readonly target: string }[] {
  const own = '/proc/self/fd';
  if (!fs.existsSync(own)) return [];
  return fs.readdirSync(own).flatMap((fd) => {
    const at = path.join(own, fd);
    try {
      const target = fs.readlinkSync(at);
      return target.startsWith(`${folder}${path.sep}`) ? [{ at, target }] : [];
    } catch {
      // closed meanwhile
      return [];
    }
  });
}
