export function startGallery(port: number, maxAge?: number): Promise<{ readonly url: string; stop(): void }>;
