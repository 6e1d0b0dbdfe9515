export declare const rules: readonly { readonly name: string }[];
export declare function findViolations(root: string): string[];
