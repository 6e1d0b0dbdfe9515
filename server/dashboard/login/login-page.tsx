/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { Button, LinkButton } from '../../pages/parts/button';
import { TextField } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import { PublicPage } from '../parts/public-page';
import { loginPath } from '../paths';
import { getLoginTexts } from './login-texts';

interface Props {
  readonly language: Language;
}

export function loginPage({
  language,
  email = '',
  error,
  flash = null,
}: Props & {
  readonly email?: string;
  readonly error?: 'ended' | 'emailInvalid';
  readonly flash?: string | null;
}) {
  const texts = getLoginTexts(language);
  return (
    <PublicPage title={texts.title} language={language} url={loginPath} flash={flash}>
      {error === 'ended' && <Notice tone="danger">{texts.ended}</Notice>}
      <p>{texts.intro}</p>
      <form method="post" action={loginPath} className="stack">
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={error === 'emailInvalid' ? texts.emailInvalid : undefined}
          required
        />
        <div>
          <Button>{texts.send}</Button>
        </div>
      </form>
    </PublicPage>
  );
}

/** The same page whether or not a member has the address. */
export function linkSentPage({ language }: Props) {
  const texts = getLoginTexts(language);
  return (
    <PublicPage title={texts.sentTitle} language={language} url={loginPath}>
      <p>{texts.sent}</p>
      <p className="hint">{texts.notReceived}</p>
      <LinkButton href={loginPath}>{texts.again}</LinkButton>
    </PublicPage>
  );
}

/** Opened by the mailed link; logs in only when its button is pressed. A script removes the token from the URL. */
export function confirmPage({ language }: Props) {
  const texts = getLoginTexts(language);
  return (
    <PublicPage title={texts.confirmTitle} language={language} url={loginPath}>
      <p>{texts.confirm}</p>
      <form method="post" action={`${loginPath}/link`} className="stack" id="link">
        <TextField label={texts.link} hint={texts.linkHint} name="token" required />
        <div>
          <Button>{texts.logIn}</Button>
        </div>
      </form>
      <script src="/merchant/link.js" type="module" />
    </PublicPage>
  );
}

export function linkRefusedPage({ language }: Props) {
  const texts = getLoginTexts(language);
  return (
    <PublicPage title={texts.refusedTitle} language={language} url={loginPath}>
      <p>{texts.refused}</p>
      <LinkButton href={loginPath} variant="primary">
        {texts.newLink}
      </LinkButton>
    </PublicPage>
  );
}
