import type { PersonalInput } from '@tamarack/core/validation/inputs';
import { validatePersonal } from '@tamarack/core/validation/person/personal';
import type { Identity } from '../api/types';
import { createAddress } from './identity/address';
import { getDateControl } from './identity/date-control';
import { createLookup } from './identity/lookup';
import { call, checkoutId, read } from './kit/api';
import { connect } from './kit/connect';
import { getControl } from './kit/control';
import { type Draft, openDraft } from './kit/draft';
import { getElement } from './kit/elements';
import { getField, texts } from './kit/field';
import { createForm } from './kit/form';
import { getSinControl, hideSin } from './kit/sin';

type Name = Exclude<keyof PersonalInput, 'country'>;

/** The personal details: who the applicant is, with the SIN, the home address and the consents. */
connect((post) => {
  const address = createAddress();
  const sin = getSinControl();
  const email = getField('email').input;
  /** Uses the device's date until the API returns the provider's. */
  let rules = { sinRequired: true, sinSaved: false, today: new Date().toISOString().slice(0, 10) };
  let draft: Draft<Name> | undefined;
  /** Resolves once the saved values are shown, or could not be read. */
  let setShown: () => void = () => {};
  const shown = new Promise<void>((resolve) => {
    setShown = resolve;
  });
  // before the form: Enter first chooses an address, then submits
  createLookup((found) => {
    form.write(found);
    address.setManual(true);
    getField('street').input.focus();
  });
  const form = createForm<Name>({
    post,
    controls: {
      first: getControl('first'),
      last: getControl('last'),
      dob: getDateControl('dob'),
      sin,
      ...address.controls,
      terms: getControl('terms'),
    },
    validate: (values) => validatePersonal({ ...values, country: 'CA', terms: values.terms !== '' }, rules),
    onChange: (values, typed) => {
      address.warn(values);
      // the SIN is kept nowhere, not even encrypted
      const { sin: _, ...kept } = values;
      if (typed) draft?.save(kept);
    },
  });
  email.parentElement
    ?.querySelector('button')
    ?.addEventListener('click', () => post({ type: 'pressed', control: 'changeEmail' }));

  /** Shows the saved values, then the input that was not saved. */
  const show = async (): Promise<void> => {
    const answer = await read<Identity>('application/identity');
    if (!answer.ok) return;
    const { personal, sinLastThree, sinRequired, today, draftKey } = answer.body;
    email.value = answer.body.email ?? '';
    rules = { sinRequired, sinSaved: sinLastThree !== null, today };
    getElement('optional').hidden = sinRequired;
    if (sinLastThree !== null) {
      sin.setSaved(hideSin(sinLastThree));
      sin.setHint(texts['sinSavedHint'] ?? null);
    }
    if (!sinRequired || rules.sinSaved) sin.input.removeAttribute('aria-required');
    if (personal) form.fill({ ...personal, terms: personal.terms ? 'true' : '' });
    const opened = openDraft<Name>(`identity:${checkoutId}`, draftKey);
    const typed = await opened.load();
    // input typed since then takes precedence
    if (typed) form.restore(typed);
    draft = opened;
    address.showFilled();
    form.update();
  };

  return {
    ...form.handlers,
    bound: () => void show().then(setShown),
    unbound: setShown,
    // a press before the saved data was read
    showErrors: async () => {
      await shown;
      form.handlers.showErrors();
    },
    submit: async () => {
      const { sin: typedSin, terms, ...values } = form.read();
      const result = await form.send(
        call('PUT', 'application/personal', {
          ...values,
          country: 'CA',
          terms: terms !== '',
          ...(typedSin !== '' && { sin: typedSin }),
        }),
      );
      if (result.ok) draft?.forget();
      return result;
    },
  };
});
