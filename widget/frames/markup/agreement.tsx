import type { Language } from '@tamarack/core/language';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/choices/checkbox';
import { TextField } from '../../components/fields/text-field';
import { Notice } from '../../components/notice';
import { Spinner } from '../../components/spinner';
import enCommon from '../../i18n/locales/en/common.json';
import enMessages from '../../i18n/locales/en/messages.json';
import enOffer from '../../i18n/locales/en/offer.json';
import frCommon from '../../i18n/locales/fr/common.json';
import frMessages from '../../i18n/locales/fr/messages.json';
import frOffer from '../../i18n/locales/fr/offer.json';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import type { FrameMarkup } from './frame-markup';
import { AgreementPaper } from './parts/agreement-paper';

const words = {
  en: { common: enCommon, offer: enOffer, messages: enMessages },
  fr: { common: frCommon, offer: frOffer, messages: frMessages },
};

export function agreementMarkup(language: Language): FrameMarkup {
  const { offer } = words[language];
  return {
    title: offer.signAgreement.frame,
    fields: <Parts offer={offer} />,
    texts: {
      failed: offer.signAgreement.failed,
      changed: offer.signAgreement.changed,
      ...listSigningTexts('en'),
      ...listSigningTexts('fr'),
    },
  };
}

/**
 * What belongs to signing, under the name of its language: the agreement may be in another one than the screen, and names
 * the button that signs it. Those with a `data-text` are written into the document.
 */
function listSigningTexts(language: Language): Record<string, string> {
  const { common, offer, messages } = words[language];
  const { validation, problem } = messages;
  const { document, nameHint, pdf, pdfBusy, pdfFailed, hash, hashHint, accept, name, submit, covered } =
    offer.signAgreement;
  const texts = {
    document,
    nameHint,
    pdf,
    pdfBusy,
    pdfFailed,
    hash,
    hashHint,
    accept,
    name,
    submit,
    covered,
    network: common.toast.network,
    'validation.agreementRequired': validation.agreementRequired,
    'validation.signatureRequired': validation.signatureRequired,
    'validation.signatureMismatch': validation.signatureMismatch,
    'problem.internal': problem.internal,
    'problem.rate-limited': problem['rate-limited'],
    'problem.request-timeout': problem['request-timeout'],
    'problem.service-unavailable': problem['service-unavailable'],
    'problem.session-expired': problem['session-expired'],
    'problem.step-not-allowed': problem['step-not-allowed'],
  };
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${language}.${key}`, text]));
}

function Parts({ offer }: { offer: typeof enOffer }): ReactElement {
  return (
    <>
      <VisuallyHidden role="status" data-part="loaded" />
      <Loading data-part="loading">
        <Spinner label={offer.signAgreement.loading} />
      </Loading>
      <div data-part="failed" hidden>
        <Notice tone="error" actions={<Button kind="link">{offer.signAgreement.retry}</Button>}>
          {offer.signAgreement.failed}
        </Notice>
      </div>
      <div data-part="shown" hidden>
        <Column>
          <div data-part="changed" hidden>
            <Notice tone="warn">{offer.signAgreement.changed}</Notice>
          </div>
          <div data-part="french" hidden>
            <Notice
              actions={
                <Button kind="link">
                  <span lang="en-CA">{offer.signAgreement.readEnglish}</span>
                </Button>
              }
            >
              {offer.signAgreement.quebecFirst}
            </Notice>
          </div>
          <div data-part="english" hidden>
            <Notice
              actions={
                <Button kind="link">
                  <span lang="fr-CA">{offer.signAgreement.readFrench}</span>
                </Button>
              }
            >
              {offer.signAgreement.quebecChosen}
            </Notice>
          </div>
          <div data-part="text" />
          <div data-part="end" />
          <Signing data-part="signing">
            <Contents data-part="copy">
              <Button kind="secondary">
                <span data-text="pdf">{offer.signAgreement.pdf}</span>
              </Button>
            </Contents>
            <Checkbox
              name="accepted"
              label={<span data-text="accept">{offer.signAgreement.accept}</span>}
              checked={false}
              onChange={() => {}}
              required
            />
            <TextField
              name="name"
              label={<span data-text="name">{offer.signAgreement.name}</span>}
              hint={<span data-part="hint" />}
              value=""
              onChange={() => {}}
              autoComplete="name"
              autoCapitalize="words"
              required
            />
            <div data-part="covered" hidden>
              <Notice tone="warn" icon="eye">
                <span data-text="covered">{offer.signAgreement.covered}</span>
              </Notice>
            </div>
            <div data-part="problem" hidden>
              <Notice tone="error">
                <span data-part="reason" />
              </Notice>
            </div>
            <Press data-part="sign">
              <Button>
                <span data-text="submit">{offer.signAgreement.submit}</span>
              </Button>
            </Press>
            <Hash>
              <span data-text="hash">{offer.signAgreement.hash}</span>
              <code data-part="hash" />
              <span data-text="hashHint">{offer.signAgreement.hashHint}</span>
            </Hash>
          </Signing>
        </Column>
      </div>
      <template id="paper">
        <AgreementPaper label={offer.signAgreement.document} />
      </template>
      <template id="spinner">
        <Spinner size={18} />
      </template>
    </>
  );
}

const { colour, font, space } = tokens;

/** Higher than the dialog: nothing below the frame moves in view when the text takes its place. */
const Loading = styled.div`
  min-height: 920px;
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
`;

/** Finds its button without a box of its own. */
const Contents = styled.span`
  display: contents;
`;

const Signing = styled(Column)`
  > [data-part='copy'] > button {
    align-self: flex-start;
  }
`;

const Hash = styled.p`
  display: flex;
  flex-direction: column;
  color: ${colour.muted};
  font-size: ${font.small};

  code {
    color: ${colour.ink};
    font-family: ui-monospace, Menlo, Consolas, monospace;
    overflow-wrap: anywhere;
  }
`;

/** The place of a screen's primary button. */
const Press = styled.div`
  display: flex;
  justify-content: flex-end;

  > button {
    flex: 1 1 auto;
    min-width: 140px;
    padding-inline: ${space.s};
  }
  ${tokens.wideScreen} {
    > button {
      flex: 0 1 auto;
      min-width: 160px;
      padding-inline: 22px;
    }
  }
`;
