import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listVariables } from './parse.mjs';

/** The smoke test; passed to Node as text, because the stage's root may not contain this machine's folders. */
const smoke = fs.readFileSync(path.join(import.meta.dirname, 'smoke.mjs'), 'utf8');

const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Runs the COPY and RUN steps of every stage, each in a file system of its own. Then, as the user of the last stage and on
 * a read-only root, its command without settings, which has to end with 1, and a server with its sandbox that has to open a
 * checkout. There is no image: this machine, with a user `node`, takes the place of the base image. Linux, as root.
 *
 * @param {import('./parse.mjs').Stage[]} stages
 * @param {readonly string[]} context
 * @param {{ command: string | null, keep: boolean }} options command to run instead of both
 * @returns {number} exit code of the command, 0 if there is none
 */
export function runStages(stages, context, { command, keep }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-image-'));
  try {
    const sources = path.join(folder, 'context');
    for (const file of context) fs.cpSync(file, path.join(sources, file));
    for (const stage of stages) {
      process.stdout.write(`\n== stage ${stage.name}\n`);
      const { status } = runScript(writeStage(stages, stage, folder, sources));
      if (status !== 0) throw new Error(`stage ${stage.name} ended with ${status}`);
    }
    const last = stages.at(-1);
    const run = (/** @type {string | null} */ line) => {
      process.stdout.write('\n== run\n');
      return runScript(writeRun(stages, last, folder, line)).status ?? 1;
    };
    if (command !== null) return run(command);
    const bare = run(null);
    if (bare !== 1) throw new Error(`without settings the command ended with ${bare} instead of 1`);
    return run(`node --input-type=module --eval ${quote(smoke)}`);
  } finally {
    if (!keep) fs.rmSync(folder, { recursive: true, force: true });
    else process.stdout.write(`kept ${folder}\n`);
  }
}

const runScript = (/** @type {string} */ script) =>
  spawnSync('unshare', ['--mount', 'sh', '-euc', script], { stdio: 'inherit' });

/** The file system of a stage: its changes as an overlay on this machine's, starting with a copy of its base's changes. */
function writeMount(stages, stage, folder) {
  const upper = path.join(folder, stage.name);
  const root = `${upper}.root`;
  const base = stages.find(({ name }) => name === stage.base);
  return {
    root,
    script: `
      if [ ! -d ${upper} ]; then ${base ? `cp -a ${path.join(folder, base.name)} ${upper}` : `mkdir ${upper}`}; fi
      mkdir -p ${upper}.work ${root}
      mount -t overlay overlay -o lowerdir=/,upperdir=${upper},workdir=${upper}.work ${root}
      mount --bind /dev ${root}/dev
      mount -t proc proc ${root}/proc
      chroot ${root} id node >/dev/null 2>&1 || chroot ${root} useradd --non-unique --uid 1000 --create-home node
    `,
  };
}

function writeStage(stages, stage, folder, sources) {
  const { root, script } = writeMount(stages, stage, folder);
  const variables = listVariables(stages, stage);
  let workdir =
    findWorkdir(
      stages,
      stages.find(({ name }) => name === stage.base),
    ) ?? '/';
  const lines = stage.steps.map(({ keyword, args, from, text }) => {
    if (keyword === 'WORKDIR') {
      workdir = path.posix.resolve(workdir, text);
      return `mkdir -p ${root}${workdir}`;
    }
    if (keyword === 'RUN')
      return `echo "-- RUN ${text.replaceAll('"', '')}"; ${inRoot(root, workdir, variables, `sh -c ${quote(text)}`)}`;
    if (keyword !== 'COPY') return ':';
    const base = from === null ? sources : path.join(folder, from);
    const target = root + path.posix.resolve(workdir, args.at(-1));
    const isFolder = args.at(-1).endsWith('/') || args.at(-1) === '.' || args.length > 2;
    return args
      .slice(0, -1)
      .map((source) => writeCopy(path.join(base, source), target, isFolder))
      .join('\n');
  });
  return [script, ...lines].join('\n');
}

/** Like COPY: copies the content of a folder; a file keeps its name if the target is a folder. */
const writeCopy = (source, target, isFolder) =>
  `if [ -d ${source} ]; then mkdir -p ${target}; cp -a ${source}/. ${target}/
   else mkdir -p ${isFolder ? target : `$(dirname ${target})`}; cp -a ${source} ${target}; fi`;

const inRoot = (root, workdir, variables, command, user = '') =>
  `chroot ${user} ${root} env ${Object.entries(variables)
    .map(([name, value]) => `${name}=${quote(value)}`)
    .join(' ')} sh -c ${quote(`cd ${workdir} && exec ${command}`)}`;

function findWorkdir(stages, stage) {
  if (!stage) return null;
  const own = stage.steps.filter(({ keyword }) => keyword === 'WORKDIR').at(-1);
  return (
    own?.text ??
    findWorkdir(
      stages,
      stages.find(({ name }) => name === stage.base),
    )
  );
}

/** The last stage as its user: only the volumes and /tmp can be written. */
function writeRun(stages, stage, folder, command) {
  const { root, script } = writeMount(stages, stage, folder);
  const find = (/** @type {string} */ keyword) =>
    stage.steps.filter((step) => step.keyword === keyword).at(-1);
  const words = [...(find('ENTRYPOINT')?.args ?? []), ...(command === null ? find('CMD').args : [command])];
  const volumes = stage.steps.filter(({ keyword }) => keyword === 'VOLUME').map(({ text }) => text);
  const binds = volumes.map(
    (volume) =>
      `[ -d ${folder}/volume ] || cp -a ${root}${volume} ${folder}/volume; mount --bind ${folder}/volume ${root}${volume}`,
  );
  const line = command === null ? words.map(quote).join(' ') : command;
  return `${script}
    ${binds.join('\n')}
    du -sh ${folder}/${stage.name}
    mount -t tmpfs tmpfs ${root}/tmp
    mount -o remount,ro ${root}
    ${inRoot(root, findWorkdir(stages, stage) ?? '/', listVariables(stages, stage), line, `--userspec=${find('USER').text}`)}`;
}
