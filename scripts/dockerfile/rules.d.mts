import type { Stage } from './parse.mjs';

export function findFaults(stages: Stage[], context: readonly string[]): string[];
