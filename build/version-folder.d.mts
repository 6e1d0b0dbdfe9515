export declare function cleanOutput(out: string, version: string): void;
export declare function writeVersionFolder(out: string, version: string, released: string): void;
