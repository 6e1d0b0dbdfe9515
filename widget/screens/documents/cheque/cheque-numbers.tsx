import type { ChequeAccountInput } from '@tamarack/core/validation/inputs';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FieldPair } from '../../../components/field-pair';
import { TextField } from '../../../components/text-field';
import { tokens } from '../../../theme/tokens';
import { BankName } from './bank-name';
import { ChequePicture } from './cheque-picture';
import type { ChequeForm } from './use-cheque-form';

type Part = keyof ChequeAccountInput;

const parts: readonly string[] = ['transit', 'institution', 'account'] satisfies Part[];
const isPart = (name: string): name is Part => parts.includes(name);

/** The three numbers in the cheque's own order, under a picture that shows where each of them stands. */
export function ChequeNumbers({ form }: { form: ChequeForm }): ReactElement {
  const { t } = useTranslation('cheque');
  const id = useId();
  const [active, setActive] = useState<Part | null>(null);
  const field = (part: Part) => ({
    ...form.field(part),
    onChange: (text: string) => form.write(part, text),
    name: part,
    label: t(`numbers.${part}`),
    hint: t(`numbers.${part}Hint`),
    inputMode: 'numeric' as const,
    maxLength: 60,
    required: true,
  });
  return (
    <Group
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onFocus={({ target }) =>
        setActive(target instanceof HTMLInputElement && isPart(target.name) ? target.name : null)
      }
      onBlur={() => setActive(null)}
    >
      <div>
        <h2 id={`${id}-title`}>{t('numbers.title')}</h2>
        <p id={`${id}-lead`}>{t('numbers.lead')}</p>
      </div>
      <ChequePicture
        alt={t('picture.alt')}
        mark={t('picture.void')}
        names={{
          transit: t('picture.transit'),
          institution: t('picture.institution'),
          account: t('picture.account'),
        }}
        active={active}
      />
      <FieldPair>
        <TextField {...field('transit')} />
        <div>
          <TextField {...field('institution')} />
          <BankName institution={form.values.institution} />
        </div>
        <TextField {...field('account')} />
      </FieldPair>
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};

  h2 {
    font-size: ${tokens.font.large};
  }
  p {
    color: ${tokens.colour.muted};
  }
`;
