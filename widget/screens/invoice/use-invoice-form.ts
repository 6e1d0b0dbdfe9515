import { getUsableCredit } from '@tamarack/core/flow/credit';
import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { isInUsDollars, parseMoney } from '@tamarack/core/money/parse';
import type { InvoiceInput } from '@tamarack/core/validation/inputs';
import type { InvoiceForm } from '@tamarack/core/validation/invoice';
import { limits } from '@tamarack/core/validation/limits';
import { tidy } from '@tamarack/core/validation/text';
import type { ValidationCode } from '@tamarack/core/validation/validation-codes';
import { useState } from 'react';
import { type Form, useForm } from '../../forms/use-form';
import { useLanguage } from '../../i18n/use-language';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/hooks/use-facts';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import type { SendResult } from '../../store/state/state';

/** Amounts as typed. */
interface TypedInvoice {
  readonly site: string;
  readonly number: string;
  readonly amount: string;
  /** Null: as much as invoice and credit allow. */
  readonly payable: string | null;
}

interface InvoiceFormOptions {
  /** Name of the draft. */
  readonly name: 'manualInvoiceDetails' | 'invoiceInfo';
  readonly event: 'enterInvoice' | 'confirmInvoice';
  readonly site: string;
  readonly check: (
    form: InvoiceForm,
    credit: Cents,
  ) => Partial<Record<keyof TypedInvoice, ValidationCode | null>>;
}

export interface InvoiceQuestion {
  readonly form: Form<TypedInvoice>;
  /** Text of the payable amount, typed or proposed. */
  readonly payable: string;
  /** The payable amount is at most the smaller of credit and invoice, once known. */
  readonly max: Cents;
  /** Invoice to confirm; null while no confirmation is open. */
  readonly invoiceToConfirm: InvoiceInput | null;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
}

const order = ['site', 'number', 'amount', 'payable'] as const;

/** Invoice details, confirmed before they are saved. */
export function useInvoiceForm({ name, event, site, check }: InvoiceFormOptions): InvoiceQuestion {
  const language = useLanguage();
  const money = useMoney();
  const facts = useFacts();
  const { invoice: saved } = useView();
  const send = useSend();
  const [question, setQuestion] = useState<{
    readonly invoice: InvoiceInput;
    readonly answer: (result: SendResult) => void;
  } | null>(null);
  const credit = getUsableCredit(facts);
  const typedMoney = (cents: Cents | null | undefined): string | null =>
    cents === null || cents === undefined ? null : formatMoney(cents, language, 2);

  const read = (typed: TypedInvoice): InvoiceForm => {
    const amount = parseMoney(typed.amount);
    const proposed = amount === null ? null : Math.min(amount, credit);
    return { ...typed, amount, payable: typed.payable === null ? proposed : parseMoney(typed.payable) };
  };
  const getMaximum = (typed: TypedInvoice): Cents => Math.min(parseMoney(typed.amount) ?? credit, credit);

  const form = useForm<TypedInvoice>({
    name,
    initial: {
      site,
      number: saved?.number ?? '',
      amount: typedMoney(facts.invoice?.amount) ?? '',
      payable: typedMoney(facts.invoice?.payable),
    },
    order,
    wording: {
      ...(event === 'enterInvoice' && { context: 'manual' }),
      minimum: money(limits.invoiceMinimum),
      maximum: (typed) => money(getMaximum(typed)),
    },
    validate: (typed) => ({
      ...check(read(typed), credit),
      ...(isInUsDollars(typed.amount) && { amount: 'fileCurrency' as const }),
    }),
    problems: { number: ['invoice-is-used'] },
    keep: true,
    save: (typed) =>
      new Promise((answer) => {
        const { amount, payable } = read(typed);
        const invoice = { amount: amount ?? 0, payable: payable ?? 0 };
        setQuestion({ invoice: { ...invoice, site: typed.site, number: tidy(typed.number) }, answer });
      }),
  });

  return {
    form,
    payable: form.values.payable ?? typedMoney(read(form.values).payable) ?? '',
    max: getMaximum(form.values),
    invoiceToConfirm: question?.invoice ?? null,
    async confirm() {
      if (question === null) return;
      const result = await send({ type: event, invoice: question.invoice });
      setQuestion(null);
      question.answer(result);
      // rejected by the server only: the credit has changed
      if (!result.ok && result.problem?.errors) void send({ type: 'refresh' });
    },
    cancel() {
      setQuestion(null);
      question?.answer({ ok: true });
    },
  };
}
