import path from 'node:path';
import ts from 'typescript';

const readOptions = (tsconfig) => {
  const { config, error } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig)).options;
};

/**
 * Strips the types of each file by itself, as `isolatedModules` permits, without the program of all files that every
 * bundle would load anew. `npm run types` checks the types.
 */
export const stripTypes = (tsconfig) => {
  const compilerOptions = { ...readOptions(tsconfig), noEmit: false };
  const stripped = new Map();
  const strip = (code, fileName) => {
    const { outputText, diagnostics } = ts.transpileModule(code, {
      fileName,
      compilerOptions,
      reportDiagnostics: true,
    });
    const [fault] = diagnostics;
    if (fault) throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`);
    return outputText;
  };
  return {
    name: 'strip-types',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        const known = stripped.get(id);
        const result = known?.code === code ? known : { code, output: strip(code, id) };
        stripped.set(id, result);
        return { code: result.output, map: null };
      },
    },
  };
};
