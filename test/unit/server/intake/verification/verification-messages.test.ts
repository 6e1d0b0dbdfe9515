import { contact } from '@tamarack/core/contact';
import { describe, expect, it } from 'vitest';
import {
  composeVerificationMail,
  composeVerificationSms,
} from '../../../../../server/src/intake/verification/verification-messages';

const message = { to: 'owner@shop.example', code: '012345', minutes: 10 };

describe.each([
  ['en', 'If you didn’t ask for it'],
  ['fr', 'Si vous n’'],
] as const)('a code in %s', (language, notYou) => {
  it('the code comes first in the subject; both forms state its validity and the sender', () => {
    const { to, subject, text, html } = composeVerificationMail({ ...message, language });
    expect([to, subject.slice(0, 8)]).toEqual([message.to, '012345 –']);
    expect(html).toContain(`<html lang="${language}-CA">`);
    for (const form of [text, html])
      for (const words of ['012345', '10 minutes', notYou, contact.supportEmail])
        expect(form.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('the SMS is one short message', () => {
    const { text } = composeVerificationSms({ ...message, language });
    expect(text).toContain('012345');
    expect(text).toContain('10 minutes');
    expect(text.length).toBeLessThanOrEqual(160);
  });
});

it('every sentence is translated', () => {
  const [en, fr] = (['en', 'fr'] as const).map((language) =>
    composeVerificationMail({ ...message, language }).text.split('\n\n'),
  );
  // alike: the code, and the sender's line
  expect(en?.filter((line) => fr?.includes(line))).toHaveLength(2);
});
