import {
  normalizeChequeAccount,
  parseChequeNumbers,
  toDigits,
  validateChequeAccount,
} from '@tamarack/core/validation/bank/cheque-account';
import { findInstitutionName } from '@tamarack/core/validation/bank/institutions';
import { openTypedNumbers } from './cheque/typed-numbers';
import { call } from './kit/api';
import { connect } from './kit/connect';
import { getControl } from './kit/control';
import type { Draft } from './kit/draft';
import { language } from './kit/elements';
import { texts } from './kit/field';
import { createForm } from './kit/form';

const parts = ['transit', 'institution', 'account'] as const;

/** The numbers of the cheque. A text with several of them is distributed over the fields. */
connect((post) => {
  const controls = {
    transit: getControl('transit'),
    institution: getControl('institution'),
    account: getControl('account'),
  };
  let draft: Draft<(typeof parts)[number]> | null = null;
  const form = createForm({
    post,
    controls,
    validate: validateChequeAccount,
    onChange: (values, typed) => {
      if (typed) draft?.save(values);
      showBank(values.institution);
    },
  });

  let before = form.read();
  for (const part of parts) {
    const { input } = controls[part];
    input.addEventListener('input', () => {
      const text = input.value;
      const several = text.length > before[part].length + 1 ? parseChequeNumbers(text) : null;
      // Eight digits can be an account; they are branch and institution only when neither field could hold them.
      if (several !== null && (part !== 'account' || several.account !== undefined)) form.write(several);
      before = form.read();
    });
    const illustration = document.querySelector(`[data-part=${part}]`);
    input.addEventListener('focus', () => illustration?.setAttribute('data-active', ''));
    input.addEventListener('blur', () => illustration?.removeAttribute('data-active'));
  }
  const restore = async (): Promise<void> => {
    draft = await openTypedNumbers();
    const typed = await draft?.load();
    // input typed since then takes precedence, and is kept as well
    form.restore(typed ?? {});
    before = form.read();
  };

  return {
    ...form.handlers,
    bound: () => void restore(),
    submit: async () => {
      const result = await form.send(call('POST', 'documents/submit', normalizeChequeAccount(form.read())));
      if (result.ok) draft?.forget();
      return result;
    },
  };
});

/** Names the bank of a complete institution number. An unknown number gets a warning but is accepted. */
function showBank(institution: string): void {
  const line = document.getElementById('bank');
  const icon = document.querySelector<HTMLTemplateElement>('#known');
  if (!line || !icon) return;
  const number = toDigits(institution);
  const name = findInstitutionName(number, language);
  const text = name ?? (/^\d{3}$/.test(number) ? (texts['bankUnknown'] ?? '') : '');
  if (line.textContent === text) return;
  line.toggleAttribute('data-known', name !== null);
  line.replaceChildren(
    ...(name === null ? [] : [icon.content.cloneNode(true)]),
    ...(text === '' ? [] : [text]),
  );
}
