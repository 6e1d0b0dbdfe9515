import fs from 'node:fs';
import path from 'node:path';

/** Names of the scripts of a build that pages load by a content hash. */
export const listScripts = (distFolder: string): readonly string[] =>
  fs
    .readdirSync(path.join(distFolder, 'widget'))
    .filter((name) => /-[\w-]{8}\.js$/.test(name))
    .sort()
    .map((name) => `/sdk/widget/${name}`);

/** Loads scripts one after the other, in turn, until the returned function is called; it returns how many loaded. */
export function startPageLoads(
  url: string,
  scripts: readonly string[],
  onFailure: (failure: string) => void,
): () => Promise<number> {
  let isOver = false;
  let loaded = 0;
  const load = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn++) {
      const script = scripts[turn % scripts.length];
      const answer = await fetch(`${url}${script}`).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 'the connection broke',
      );
      if (answer === 200) loaded += 1;
      else onFailure(`${script}: ${answer}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const loading = load();
  return async () => {
    isOver = true;
    await loading;
    return loaded;
  };
}
