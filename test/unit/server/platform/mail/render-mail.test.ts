import { expect, it } from 'vitest';
import { renderMail } from '../../../../../server/src/platform/mail/render-mail';

it('escapes all text', () => {
  const { html, text } = renderMail({
    language: 'en',
    title: '<b>',
    blocks: ['a < b', { list: ['"x" & y'] }, { quote: '</blockquote><script>' }],
  });
  expect(html).not.toMatch(/<b>|<script/);
  expect(html).toContain('a &lt; b');
  expect(html).toMatch(/<li [^>]+>&quot;x&quot; &amp; y<\/li>/);
  expect(text).toBe('a < b\n\n- "x" & y\n\n> </blockquote><script>');
});

it('keeps a URL intact in both forms, and inside its attribute', () => {
  const link = 'https://pay.example/connect#resume=a&lng="><b>';
  const { html, text } = renderMail({ language: 'fr', title: 'T', blocks: [{ link, label: 'Suite' }] });
  expect(text).toBe(`Suite\u00a0:\n${link}`);
  expect(html).not.toContain('<b>');
  expect(html.split('href="https://pay.example/connect#resume=a&amp;lng=&quot;&gt;&lt;b&gt;"')).toHaveLength(
    3,
  );
});
