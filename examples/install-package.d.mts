export function packPackage(folder: string): Promise<string>;

export function installPackage(project: string): Promise<string>;
