/** Every state of every screen, read from the folder: a new screen joins by its file alone. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('./states', import.meta.url));
/** In the order of the flow. */
const parts = ['wrapper', 'verify', 'profile', 'bank', 'documents', 'offer', 'invoice', 'outcome'];

export const languages = ['en', 'fr'];
export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 860 } };

export const listScreens = async () => {
  const found = [];
  for (const part of fs.readdirSync(folder).sort((a, b) => parts.indexOf(a) - parts.indexOf(b)))
    for (const file of fs.readdirSync(path.join(folder, part)).sort()) {
      const { default: screen } = await import(pathToFileURL(path.join(folder, part, file)).href);
      found.push({
        id: `${part}/${path.basename(file, '.mjs')}`,
        part,
        order: screen.order ?? 50,
        ...screen,
      });
    }
  return found.sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part) || a.order - b.order);
};

export const frameUrl = (screen, state, language) =>
  `/frame?${new URLSearchParams({ screen: screen.id, state: state.name, language })}`;
