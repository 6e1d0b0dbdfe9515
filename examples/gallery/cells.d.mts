export const screenshotTime: string;
export function toCells(png: Buffer): Promise<Buffer>;
export function pack(cells: Buffer): string;
export function readScreenshots(name: string): Map<string, string>;
export function writeScreenshots(name: string, screenshots: ReadonlyMap<string, string>): void;
export function describeDifference(recorded: string | undefined, cells: Buffer): string | null;
