/** @jsxRuntime automatic */
import { logoPath } from '@tamarack/core/protocol/logo-path';
import { Button } from '../parts/button';
import { Card } from '../parts/card';
import { PostButton } from '../parts/post-button';
import type { LogoTexts } from './logo-texts';

/** A merchant's logo with its upload, for operators and for the merchant's owners. */
export function LogoCard({
  logoUrl,
  merchantName,
  path,
  query = '',
  error,
  texts,
}: {
  readonly logoUrl: string | null;
  readonly merchantName: string;
  /** Forms post to it, and to `<path>/remove`. */
  readonly path: string;
  /** Query string of both actions, with its question mark. */
  readonly query?: string;
  /** Code of the file's problem. */
  readonly error?: string | undefined;
  readonly texts: LogoTexts;
}) {
  const message = error && (texts.errors[error] ?? texts.errors['logoType']);
  return (
    <Card title={texts.title} level={2} id="logo">
      <p className="hint" id="logo-hint">
        {texts.hint}
      </p>
      <LogoPreview logoUrl={logoUrl} alt={texts.alt(merchantName)} none={texts.none} />
      <form
        method="post"
        action={`${path}${query}#logo`}
        encType="multipart/form-data"
        className="stack form narrow-form"
      >
        <div className="field">
          <label htmlFor="file">{texts.file}</label>
          {message && (
            <p className="field-error" id="logo-error">
              {message}
            </p>
          )}
          <input
            id="file"
            name="file"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={message ? 'logo-hint logo-error' : 'logo-hint'}
            aria-invalid={message ? true : undefined}
            required
          />
        </div>
        <div>
          <Button variant="secondary">{texts.upload}</Button>
        </div>
      </form>
      {logoUrl !== null && <PostButton action={`${path}/remove${query}`}>{texts.remove}</PostButton>}
    </Card>
  );
}

/** Shows an uploaded logo. Pages load nothing from other origins, so any other address is a link. */
function LogoPreview({
  logoUrl,
  alt,
  none,
}: {
  readonly logoUrl: string | null;
  readonly alt: string;
  readonly none: string;
}) {
  if (logoUrl === null) return <p className="missing">{none}</p>;
  const { pathname, href } = new URL(logoUrl);
  if (pathname.startsWith(`${logoPath}/`)) return <img className="logo" src={pathname} alt={alt} />;
  return (
    <p className="logo-link">
      <a href={href} rel="noreferrer">
        {href}
      </a>
    </p>
  );
}
