import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { limits } from '@tamarack/core/validation/limits';
import { countAnswerCharacters, validateObservations } from '@tamarack/core/validation/reviewer-answer';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { TextArea } from '../../components/fields/text-area';
import { Card } from '../../components/layout/card';
import { useForm } from '../../forms/use-form';
import { useLanguage } from '../../i18n/use-language';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useResponseSent } from '../../store/hooks/use-response-sent';
import { useReviewDue } from '../../store/hooks/use-review-due';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { tokens } from '../../theme/tokens';

/** Remaining length at which the count appears. */
const NEAR_END = 200;

/** Requests a manual review of a rejection; afterwards shows who responds and by when. */
export function Reconsideration(): ReactElement {
  const { t } = useTranslation('outcome');
  const { reconsideration } = useFacts();
  const another = useView().decidedBy === 'person';
  const title = useRef<HTMLHeadingElement>(null);
  const asked = reconsideration === 'asked';
  const before = useRef(asked);
  // The pressed button is gone.
  useEffect(() => {
    if (asked && !before.current) title.current?.focus();
    before.current = asked;
  }, [asked]);
  const offer = another ? t('rejected.anotherTitle') : t('rejected.reviewTitle');
  return (
    <Card>
      <Title ref={title} tabIndex={-1}>
        {asked ? t('rejected.askedTitle') : offer}
      </Title>
      {!asked && <Ask another={another} />}
      <div role="status">{asked && <Asked />}</div>
    </Card>
  );
}

function Ask({ another }: { another: boolean }): ReactElement {
  const { t } = useTranslation('outcome');
  const send = useSend();
  const busy = usePending('requestReconsideration');
  const form = useForm({
    name: 'reconsideration',
    initial: { observations: '' },
    order: ['observations'],
    validate: ({ observations }) => ({ observations: validateObservations(observations) }),
    save: ({ observations }) => send({ type: 'requestReconsideration', observations }),
  });
  const left = limits.answerLength - countAnswerCharacters(form.values.observations);
  const count = left < 0 ? t('rejected.over', { count: -left }) : t('rejected.left', { count: left });
  return (
    <Content>
      <p>{another ? t('rejected.askAnotherLead') : t('rejected.askLead')}</p>
      <TextArea
        {...form.field('observations')}
        label={t('rejected.observations')}
        optional={t('rejected.optional')}
        hint={t('rejected.observationsHint')}
        rows={4}
        count={left <= NEAR_END ? count : undefined}
      />
      <div>
        <Button kind="secondary" busy={busy} onPress={() => void form.submit()}>
          {t('rejected.ask')}
        </Button>
      </div>
    </Content>
  );
}

function Asked(): ReactElement {
  const { t } = useTranslation('outcome');
  const language = useLanguage();
  const { emailMasked: email } = useView().contact;
  const due = useReviewDue();
  const { sent } = useResponseSent();
  const when = due && formatMoment(due.at, language);
  const reply = (): string => {
    if (due?.past) return t('due.past', { when });
    if (when === null) return email === null ? t('rejected.reply') : t('rejected.replyTo', { email });
    return email === null ? t('rejected.replyBy', { when }) : t('rejected.replyToBy', { email, when });
  };
  return (
    <>
      <p>{sent ? t('manualReview.answered') : t('rejected.asked')}</p>
      <p>{reply()}</p>
    </>
  );
}

const Title = styled.h2`
  &:focus {
    outline: none;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
`;
