import { listVariables } from './parse.mjs';

const secretName = /KEY|SECRET|TOKEN|PASSWORD|DATABASE_URL|SMTP_URL/;

/**
 * Lists the problems of a Dockerfile, one line each.
 *
 * @param {import('./parse.mjs').Stage[]} stages
 * @param {readonly string[]} context files that COPY can read
 */
export function findFaults(stages, context) {
  /** @type {string[]} */
  const faults = [];
  const last = stages.at(-1);
  const has = (/** @type {string} */ keyword) => last.steps.filter((step) => step.keyword === keyword);
  const known = new Set();
  for (const stage of stages) {
    const isPinned = /:\d+\.\d+\.\d+[\w.-]*$|@sha256:[0-9a-f]{64}$/.test(stage.base);
    if (!known.has(stage.base) && !isPinned)
      faults.push(`${stage.line}: ${stage.base} is neither an earlier stage nor an exact version`);
    known.add(stage.name);
    for (const { keyword, args, from, text, line } of stage.steps) {
      if (keyword === 'ADD') faults.push(`${line}: use COPY instead of ADD`);
      if (keyword === 'RUN' && /\bnpm (i|install)\b/.test(text))
        faults.push(`${line}: use npm ci instead of npm install`);
      if (keyword === 'RUN' && /\bcurl\b|\bwget\b/.test(text))
        faults.push(`${line}: downloads are not allowed`);
      if (keyword === 'COPY' && from !== null && !known.has(from))
        faults.push(`${line}: unknown stage ${from}`);
      if (keyword === 'COPY' && from === null)
        for (const source of args.slice(0, -1))
          if (source !== '.' && !context.some((file) => file === source || file.startsWith(`${source}/`)))
            faults.push(`${line}: ${source} is missing, or .dockerignore leaves it out`);
    }
    for (const name of Object.keys(listVariables(stages, stage)))
      if (secretName.test(name)) faults.push(`${stage.line}: ${name} would be readable in the image`);
  }
  if (stages.length < 2) faults.push('expected a separate build stage');
  if (!/^(?!root\b|0\b)\w+/.test(has('USER').at(-1)?.text ?? '')) faults.push('the last stage runs as root');
  if (has('HEALTHCHECK').length !== 1) faults.push('the last stage needs a HEALTHCHECK');
  for (const keyword of ['CMD', 'ENTRYPOINT'])
    if (has(keyword).some(({ json }) => !json))
      faults.push(`${keyword} in its JSON form: a shell would intercept the signals`);
  if (has('CMD').length !== 1) faults.push('the last stage needs a CMD');
  for (const file of context)
    if (/(^|\/)(\.env|keys\.json|settings\.env)$|\.(pem|key)$|(^|\/)node_modules\//.test(file))
      faults.push(`.dockerignore lets ${file} into the build`);
  return faults;
}
