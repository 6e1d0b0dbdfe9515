import { expect, test } from 'vitest';
import { textsByLanguage as button } from '../../../sdk/button/text';
import { textsByLanguage as panel } from '../../../sdk/message/panel/text';
import { textsByLanguage as message } from '../../../sdk/message/text';
import { leaveText } from '../../../widget/host/leave/leave-text';
import { text as shell } from '../../../widget/host/text';
import { findMisset as findMissetEnglish } from '../../support/english-typography';
import { findMisset as findMissetFrench } from '../../support/french-typography';
import { listTexts } from '../../support/list-texts';

const tables = [button, message, panel, shell, leaveText];

test.each([
  ['en', findMissetEnglish],
  ['fr', findMissetFrench],
] as const)('what is shown without a locale file keeps numbers and signs with their words (%s)', (language, findMisset) => {
  const texts = tables.flatMap((table) => listTexts(table[language]));
  expect(texts.length).toBeGreaterThan(30);
  expect(findMisset(texts)).toEqual([]);
});
