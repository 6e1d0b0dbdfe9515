export function startGallery(port: number): Promise<{ readonly url: string; stop(): void }>;
