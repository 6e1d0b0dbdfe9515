const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? '');

/** Rows of a two-column table: a value to copy, and what it does. */
export const rows = (values: readonly (readonly [value: string, effect: string])[]): string =>
  values
    .map(
      ([value, effect]) =>
        `<tr><th scope="row"><code>${escapeHtml(value)}</code></th><td>${escapeHtml(effect)}</td></tr>`,
    )
    .join('\n');

/** The same with addresses to follow. */
export const linkRows = (values: readonly (readonly [path: string, effect: string])[]): string =>
  values
    .map(([path, effect]) => {
      const address = escapeHtml(path);
      return `<tr><th scope="row"><a href="${address}">${address}</a></th><td>${escapeHtml(effect)}</td></tr>`;
    })
    .join('\n');

/** Fills `%name%` in a page. Throws for a name that has no value. */
export const fill = (page: string, values: Readonly<Record<string, string>>): string =>
  page.replace(/%(\w+)%/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the page asks for ${name}`);
    return value;
  });
