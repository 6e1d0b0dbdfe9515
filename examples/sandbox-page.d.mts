export function listOrigins(shop: string, given?: string): string;
export function renderSnippet(sandbox: { readonly api: string; readonly publishableKey: string }): string;
