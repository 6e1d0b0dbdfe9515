/** @jsxRuntime automatic */
import { toCents } from '@tamarack/core/money/cents';
import { Button, LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { PostButton } from '../../pages/parts/post-button';
import type { InvoiceLink } from '../../src/intake/invoice-links';
import { can, type DashboardContext } from '../context';
import { places } from '../navigation';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { Time } from '../parts/time';
import { LinkStatusBadge } from './link-status-badge';
import { getLinkFormTexts, getLinkTexts } from './link-texts';

interface LinkPageProps {
  readonly context: DashboardContext;
  readonly link: InvoiceLink;
  readonly flash?: string | null;
}

const getPath = ({ linkId }: InvoiceLink): string => `${places.invoiceLinks.path}/${linkId}`;

/** An invoice link with its address, its mails and what can be done with it. */
export function linkPage({ context, link, flash = null }: LinkPageProps) {
  const { language } = context;
  const texts = getLinkTexts(language);
  const toTime = (at: string | null) => at && <Time key={at} at={new Date(at)} language={language} />;
  return (
    <Page
      context={context}
      current="invoiceLinks"
      title={`${getLinkFormTexts(language).invoice} ${link.invoiceId}`}
      beside={<LinkStatusBadge status={link.status} language={language} />}
      flash={flash}
    >
      {link.status === 'open' && (
        <Card title={texts.url} level={2}>
          <code className="link-url">{link.url}</code>
          <p className="hint">{texts.urlHint}</p>
        </Card>
      )}
      <Card title={texts.overview} level={2}>
        <Definitions
          missing={texts.missing}
          items={[
            [texts.amount, <Money key="amount" cents={toCents(link.amount)} language={language} />],
            [texts.customerName, link.customerName],
            [texts.customerEmail, link.customerEmail],
            [texts.language, getLinkFormTexts(language)[link.language]],
            [texts.site, link.site],
            [texts.created, toTime(link.createdAt)],
            [texts.expires, toTime(link.expiresAt)],
            [texts.sent, toTime(link.mailedAt) ?? texts.notSent],
            ...(link.usedAt === null ? [] : [[texts.paid, toTime(link.usedAt)] as const]),
            ...(link.checkoutId === null
              ? []
              : [
                  [
                    texts.checkout,
                    <a key="checkout" href={`${places.checkouts.path}/${link.checkoutId}`}>
                      {texts.openCheckout}
                    </a>,
                  ] as const,
                ]),
          ]}
        />
      </Card>
      {link.status === 'open' && can(context, 'invoiceLinks.manage') && (
        <Card title={texts.actions} level={2}>
          <p className="hint">
            {link.customerEmail === null ? texts.noEmail : texts.sendHint(link.customerEmail)}
          </p>
          <div className="beside">
            {link.customerEmail !== null && (
              <PostButton action={`${getPath(link)}/send`}>
                {link.mailedAt === null ? texts.send : texts.resend}
              </PostButton>
            )}
            <LinkButton href={`${getPath(link)}/cancel`}>{texts.cancel}</LinkButton>
          </div>
        </Card>
      )}
    </Page>
  );
}

/** Shows the effect of cancelling a link before it is cancelled. */
export function cancelLinkPage({ context, link }: LinkPageProps) {
  const { language } = context;
  const texts = getLinkTexts(language);
  return (
    <Page
      context={context}
      current="invoiceLinks"
      title={`${getLinkFormTexts(language).invoice} ${link.invoiceId}`}
    >
      <Card title={texts.cancelTitle} level={2}>
        <p>{texts.cancelEffect}</p>
        <form method="post" action={`${getPath(link)}/cancel`} className="beside">
          <Button variant="danger">{texts.cancelNow}</Button>
          <LinkButton href={getPath(link)}>{texts.back}</LinkButton>
        </form>
      </Card>
    </Page>
  );
}
