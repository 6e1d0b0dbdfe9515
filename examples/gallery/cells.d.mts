export const pictureTime: string;
export function toCells(png: Buffer): Promise<Buffer>;
export function pack(cells: Buffer): string;
export function readPictures(name: string): Map<string, string>;
export function writePictures(name: string, pictures: ReadonlyMap<string, string>): void;
export function describeDifference(recorded: string | undefined, cells: Buffer): string | null;
