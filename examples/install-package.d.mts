export function installPackage(project: string): Promise<string>;
