import type { BusinessFormInput, EveryKey } from '@tamarack/core/validation/inputs';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BusinessInfo } from '../../../widget/screens/profile/business-info';
import { savedPersonal } from '../../support/build-view';
import { mountScreen } from '../../support/mount-screen';

const business = {
  legal: 'Café Boréal inc.',
  businessAs: 'Le Boréal',
  entity: 'corporation',
  industry: '722515',
  timeInBusiness: 30,
  registrationNumber: '1174123456',
  sameAddress: false,
  street: '1200 rue Ontario Est',
  city: 'Montréal',
  province: 'QC',
  postal: 'H2L 1R5',
  country: 'CA',
} as const satisfies EveryKey<BusinessFormInput>;

/** The control of each field and its value. */
const controls: Record<keyof BusinessFormInput, readonly [label: RegExp, value: string | boolean] | null> = {
  legal: [/^Legal name$/, business.legal],
  businessAs: [/^Operating name$/, business.businessAs],
  entity: [/^Entity type$/, business.entity],
  industry: [/^Industry$/, 'Snack and coffee bars'],
  timeInBusiness: [/^years$/, '2'],
  registrationNumber: [/^Registration number/, business.registrationNumber],
  sameAddress: [/^The business address is the same/, false],
  street: [/^Street address$/, business.street],
  city: [/^City$/, business.city],
  province: [/^Province or territory$/, business.province],
  postal: [/^Postal code$/, business.postal],
  // Canada only
  country: null,
};

test('every field of the business form shows its saved value, and is saved again', async () => {
  const { view, sent } = await mountScreen(BusinessInfo, {
    view: { draft: { personal: savedPersonal, business } },
    api: {
      industries: async () => [
        {
          code: business.industry,
          parentCode: '72',
          label: 'Snack and coffee bars',
          industry: 'Accommodation and food services',
          keywords: [],
        },
      ],
    },
  });
  await view.findByDisplayValue('Snack and coffee bars');
  for (const [label, value] of Object.values(controls).filter((each) => each !== null)) {
    const control = view.getByLabelText<HTMLInputElement>(label);
    expect([label, typeof value === 'boolean' ? control.checked : control.value]).toEqual([label, value]);
  }
  await userEvent.click(view.getByRole('button', { name: 'Next' }));
  expect(sent).toEqual([{ type: 'saveBusiness', business }]);
});
