import type { parseAst } from 'rollup/parseAst';

type Program = ReturnType<typeof parseAst>;

export declare function dropUnusedRendering(code: string, program: Program): string;
export declare function dropUnusedExports(code: string, program: Program): string;
