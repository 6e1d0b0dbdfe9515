import { DockerfileParser } from 'dockerfile-ast';

/** @typedef {import('./parse.mjs').Stage} Stage */

/**
 * The stages of a Dockerfile, in order, with the values of its first ARGs. A stage without a name is named by its number.
 *
 * @param {string} text
 * @returns {Stage[]}
 */
export function parseDockerfile(text) {
  const values = new Map();
  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const line = instruction.getRange().start.line + 1;
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const stage = stages.at(-1);
    if (keyword === 'FROM') {
      const base = words[0].replace(/\$\{(\w+)\}/g, (_, name) => values.get(name) ?? '');
      stages.push({ name: instruction.getBuildStage() ?? String(stages.length), base, steps: [], line });
    } else if (!stage) {
      const [, name, value] = /^(\w+)=(.*)$/.exec(words.join(' ')) ?? [];
      values.set(name, value);
    } else {
      const json = instruction.getJSONStrings?.() ?? [];
      stage.steps.push({
        keyword,
        args: json.length > 0 ? json.map((one) => JSON.parse(one.getValue())) : words,
        json: json.length > 0 || /^\[|\sCMD\s*\[/.test(instruction.getRawArgumentsContent() ?? ''),
        from: keyword === 'COPY' ? (instruction.getFromFlag()?.getValue() ?? null) : null,
        text: (instruction.getArgumentsContent() ?? '').replace(/\\\n/g, ' '),
        line,
      });
    }
  }
  return stages;
}

/** ENV of a stage and of those that it is built from. @param {Stage[]} stages @param {Stage} stage */
export function listVariables(stages, stage) {
  const parent = stages.find(({ name }) => name === stage.base);
  /** @type {Record<string, string>} */
  const variables = parent ? listVariables(stages, parent) : {};
  for (const { keyword, args } of stage.steps)
    if (keyword === 'ENV')
      for (const pair of args)
        variables[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
  return variables;
}
