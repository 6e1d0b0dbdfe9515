export interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

export function findFolderCycles(modules: readonly Module[]): readonly string[];
