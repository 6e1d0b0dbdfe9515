/** @jsxRuntime automatic */
import { LogoCard } from '../../pages/logo/logo-card';
import { logoTextsEn, logoTextsFr } from '../../pages/logo/logo-texts';
import { Definitions } from '../../pages/parts/definitions';
import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Page } from '../parts/page';
import { defineTexts } from '../web/texts';

const getTexts = defineTexts(
  {
    logo: logoTextsEn,
    name: 'Trading name',
    rest: 'Ask us to change your name, legal name, language, sites or payout account.',
  },
  {
    logo: logoTextsFr,
    name: 'Nom commercial',
    rest: 'Écrivez-nous pour changer votre nom, votre dénomination sociale, la langue, vos succursales ou votre compte de dépôt.',
  },
);

/** Settings that owners may change. */
export function settingsPage({
  context,
  logoUrl,
  error,
  flash = null,
}: {
  readonly context: DashboardContext;
  readonly logoUrl: string | null;
  /** Code of the image's problem. */
  readonly error?: string;
  readonly flash?: string | null;
}) {
  const { language, merchant } = context;
  const texts = getTexts(language);
  return (
    <Page context={context} current="settings" title={places.settings.text[language]} flash={flash}>
      <Definitions items={[[texts.name, merchant.name]]} missing="" />
      <p className="hint">{texts.rest}</p>
      <LogoCard
        logoUrl={logoUrl}
        merchantName={merchant.name}
        path={`${places.settings.path}/logo`}
        query={`?merchant=${merchant.id}`}
        error={error}
        texts={texts.logo}
      />
    </Page>
  );
}
