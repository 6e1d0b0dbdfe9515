import { createHash } from 'node:crypto';
import { languages } from '@tamarack/core/language';
import { expect, test } from 'vitest';
import { createDisownPage } from '../../../../../server/src/intake/accounts/disown/disown-page';
import { disownTexts } from '../../../../../server/src/intake/accounts/disown/disown-texts';

const readElement = (html: string, name: string): string =>
  new RegExp(`<${name}>([\\s\\S]*)</${name}>`).exec(html)?.[1] ?? '';

test.each(languages)('the page of an alert’s link runs its own script and style only (%s)', (language) => {
  const { policy, build } = createDisownPage();
  const html = build(language);
  for (const name of ['script', 'style']) {
    const hash = createHash('sha256').update(readElement(html, name)).digest('base64');
    expect(policy).toContain(`${name}-src 'sha256-${hash}'`);
  }
  expect(readElement(html, 'h1')).toBe(disownTexts[language].title);
});
