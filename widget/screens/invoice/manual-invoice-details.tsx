import { usableCredit } from '@tamarack/core/flow/credit';
import type { InvoiceInput } from '@tamarack/core/flow/inputs';
import { formatMoney } from '@tamarack/core/money/format';
import { parseMoney } from '@tamarack/core/money/parse';
import { checkManualInvoice } from '@tamarack/core/validation/invoice';
import { limits } from '@tamarack/core/validation/limits';
import { tidy } from '@tamarack/core/validation/text';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount';
import { Card } from '../../components/card';
import { Screen } from '../../components/screen';
import { TextField } from '../../components/text-field';
import { useForm } from '../../forms/use-form';
import { useLanguage } from '../../i18n/use-language';
import { useMoney } from '../../i18n/use-money';
import type { SendResult } from '../../store/state';
import { useFacts } from '../../store/use-facts';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { InvoiceConfirm } from './invoice-confirm';

interface Typed {
  readonly number: string;
  readonly amount: string;
  /** Null: as much as the invoice and the credit allow. */
  readonly payable: string | null;
}

interface Question {
  readonly invoice: InvoiceInput;
  readonly answer: (result: SendResult) => void;
}

const order = ['number', 'amount', 'payable'] as const;

/** An invoice in the applicant's own words, confirmed in a modal before it is kept. */
export function ManualInvoiceDetails(): ReactElement {
  const { t } = useTranslation('invoice');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const money = useMoney();
  const facts = useFacts();
  const { invoice: saved } = useView();
  const send = useSend();
  const busy = usePending();
  const [question, setQuestion] = useState<Question | null>(null);
  const credit = usableCredit(facts);
  const typedMoney = (cents: number): string => formatMoney(cents, language, 2);
  const savedMoney = (cents: number | null | undefined): string | null =>
    cents === null || cents === undefined ? null : typedMoney(cents);

  const read = (typed: Typed) => {
    const amount = parseMoney(typed.amount);
    const most = amount === null ? null : Math.min(amount, credit);
    return {
      number: typed.number,
      amount,
      payable: typed.payable === null ? most : parseMoney(typed.payable),
    };
  };

  const form = useForm<Typed>({
    name: 'manualInvoiceDetails',
    initial: {
      number: saved?.number ?? '',
      amount: savedMoney(facts.invoice?.amount) ?? '',
      payable: savedMoney(facts.invoice?.payable),
    },
    order,
    wording: {
      // texts for an invoice that is entered, not uploaded
      context: 'manual',
      minimum: typedMoney(limits.invoiceMinimum),
      maximum: (typed) => typedMoney(Math.min(read(typed).amount ?? credit, credit)),
    },
    validate: (typed) => checkManualInvoice(read(typed), credit),
    problems: { number: ['invoice-is-used'] },
    // kept until it is confirmed
    keep: true,
    save: (typed) =>
      new Promise((answer) => {
        const { number, amount, payable } = read(typed);
        const invoice = { site: '', number: tidy(number), amount: amount ?? 0, payable: payable ?? 0 };
        setQuestion({ invoice, answer });
      }),
  });

  const confirm = async ({ invoice, answer }: Question): Promise<void> => {
    const result = await send({ type: 'enterInvoice', invoice });
    setQuestion(null);
    answer(result);
  };
  const payable = form.field('payable');
  const proposed = read(form.values).payable;

  return (
    <Screen
      title={t('manual.title')}
      lead={t('manual.lead')}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={{ label: t('manual.continue'), disabled: question !== null }}
      onSubmit={() => void form.submit()}
    >
      <Card>
        <p>{t('manual.availableCredit')}</p>
        <Amount size="large">{money(credit)}</Amount>
      </Card>
      <TextField
        {...form.field('number')}
        label={t('manual.number')}
        hint={t('manual.numberHint')}
        name="invoice"
        required
      />
      <TextField
        {...form.field('amount')}
        label={t('manual.amount')}
        hint={t('manual.amountHint')}
        inputMode="decimal"
        required
      />
      <TextField
        {...payable}
        value={payable.value ?? (proposed === null ? '' : typedMoney(proposed))}
        label={t('manual.payable')}
        hint={t('manual.payableHint', { most: money(credit) })}
        inputMode="decimal"
        required
      />
      {question && (
        <InvoiceConfirm
          invoice={question.invoice}
          onConfirm={() => void confirm(question)}
          onCancel={() => {
            setQuestion(null);
            question.answer({ ok: true });
          }}
        />
      )}
    </Screen>
  );
}
