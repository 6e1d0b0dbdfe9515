import { expect, it } from 'vitest';
import { applicantMailsEn } from '../../../../../server/src/settlement/applicant-mails/texts/mail-texts-en';
import { applicantMailsFr } from '../../../../../server/src/settlement/applicant-mails/texts/mail-texts-fr';
import screensEn from '../../../../../widget/i18n/locales/en/outcome.json';
import screensFr from '../../../../../widget/i18n/locales/fr/outcome.json';

const link = 'https://pay.example/l#1';

it.each([
  ['en', applicantMailsEn, screensEn],
  ['fr', applicantMailsFr, screensFr],
] as const)('the mail’s button for a review has the words of the screen that it opens (%s)', (_, mails, {
  rejected,
}) => {
  const listLabels = (by: 'rules' | 'person') =>
    mails
      .rejected({ by, reasons: [], days: 1, from: '', link })
      .blocks.flatMap((block) => (typeof block === 'object' && 'label' in block ? [block.label] : []));
  expect(listLabels('rules')).toEqual([rejected.ask]);
  expect(listLabels('person')).toEqual([rejected.ask]);
});
