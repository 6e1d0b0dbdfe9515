export declare const areas: readonly string[];
export declare const layers: Readonly<Record<string, readonly string[]>>;
export declare const ports: readonly string[];
