import path from 'node:path';
import ts from 'typescript';

const readOptions = (tsconfig) => {
  const { config, error } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig)).options;
};

/**
 * Strips the types of each file by itself, as `isolatedModules` permits, without the program of all files that every
 * bundle would load again. `npm run types` checks the types.
 *
 * @param {string} tsconfig
 * @param {{ sourceMap?: boolean }} [options]
 */
export const stripTypes = (tsconfig, { sourceMap = false } = {}) => {
  const compilerOptions = { ...readOptions(tsconfig), noEmit: false, sourceMap };
  const stripped = new Map();
  const strip = (code, fileName) => {
    const { outputText, sourceMapText, diagnostics } = ts.transpileModule(code, {
      fileName,
      compilerOptions,
      reportDiagnostics: true,
    });
    const [fault] = diagnostics;
    if (fault) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`);
    return { code: outputText, map: sourceMapText ?? null };
  };
  return {
    name: 'strip-types',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        const known = stripped.get(id);
        const result = known?.code === code ? known : { code, output: strip(code, id) };
        stripped.set(id, result);
        return result.output;
      },
    },
  };
};
