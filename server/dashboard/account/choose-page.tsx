/** @jsxRuntime automatic */

import type { Language } from '@tamarack/core/language';
import { Button } from '../../pages/parts/button';
import { getText } from '../../pages/parts/get-text';
import { PostButton } from '../../pages/parts/post-button';
import type { MerchantChoice } from '../../src/parties/members';
import { PublicPage } from '../parts/public-page';
import { choosePath } from '../paths';
import { getAccountTexts, getRoleTexts } from './account-texts';

/** For a member who belongs to several merchants, or no longer to any. */
export function choosePage({
  choices,
  language,
}: {
  readonly choices: readonly MerchantChoice[];
  readonly language: Language;
}) {
  const texts = getAccountTexts(language);
  return (
    <PublicPage title={texts.choose} language={language} url={choosePath}>
      {choices.length === 0 && (
        <>
          <p>{texts.none}</p>
          <PostButton action="/merchant/logout">{texts.logOut}</PostButton>
        </>
      )}
      {choices.map(({ membershipId, name, role }) => (
        <form key={membershipId} method="post" action={choosePath} className="choice">
          <span className="two-lines">
            <strong>{name}</strong>
            <small>{getText(getRoleTexts(language), role)}</small>
          </span>
          <Button variant="secondary" name="membership" value={membershipId}>
            {texts.open}
            <span className="hidden"> {name}</span>
          </Button>
        </form>
      ))}
    </PublicPage>
  );
}
