import { monthNames } from '@tamarack/core/calendar/month-names';
import type { Language } from '@tamarack/core/language';
import { provinces } from '@tamarack/core/validation/address/provinces';
import { AddressFields } from '../../components/address/address-fields';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/choices/checkbox';
import { DateField } from '../../components/fields/date-field';
import { FieldPair } from '../../components/fields/field-pair';
import { TextField } from '../../components/fields/text-field';
import { Disclosure } from '../../components/layout/disclosure';
import { Notice } from '../../components/notice';
import enCommon from '../../i18n/locales/en/common.json';
import enMessages from '../../i18n/locales/en/messages.json';
import enProfile from '../../i18n/locales/en/profile.json';
import frCommon from '../../i18n/locales/fr/common.json';
import frMessages from '../../i18n/locales/fr/messages.json';
import frProfile from '../../i18n/locales/fr/profile.json';
import type { FrameMarkup } from './frame-markup';
import { AddressLookup, SuggestionTemplate } from './parts/address-lookup';
import { EsignText, nameProvider } from './parts/esign-text';
import { Fields, ignore, pickValidationTexts } from './parts/fields';
import { SinField } from './parts/sin-field';

const words = {
  en: { profile: enProfile, messages: enMessages, common: enCommon },
  fr: { profile: frProfile, messages: frMessages, common: frCommon },
};

const codes = [
  'firstRequired',
  'firstTooLong',
  'firstCharacters',
  'lastRequired',
  'lastTooLong',
  'lastCharacters',
  'dobRequired',
  'dobInvalid',
  'dobUnderage',
  'dobUnder19',
  'sinRequired',
  'sinInvalid',
  'sinDoubtful',
  'streetRequired',
  'cityRequired',
  'cityCharacters',
  'provinceRequired',
  'postalRequired',
  'postalInvalid',
  'postalProvince',
  'termsRequired',
] as const;

export function identityMarkup(language: Language): FrameMarkup {
  const { profile, messages, common } = words[language];
  const { personal, address } = profile;
  const empty = { value: '', onChange: ignore };
  const looksUp = { legend: personal.address, ...address, choose: profile.choose, count: String };
  return {
    title: personal.title,
    fields: (
      <Fields>
        <FieldPair>
          <TextField {...empty} name="first" label={personal.first} autoComplete="given-name" required />
          <TextField {...empty} name="last" label={personal.last} autoComplete="family-name" required />
        </FieldPair>
        <DateField
          {...empty}
          name="dob"
          label={personal.dob}
          hint={personal.dobHint}
          placeholder={personal.dobPlaceholder}
          autoComplete="bday"
          required
          writing={{ order: 'mdy', months: [] }}
          inWords={String}
        />
        <TextField
          {...empty}
          name="email"
          label={personal.email}
          hint={personal.emailHint}
          readOnly
          aside={<Button kind="link">{common.buttons.change}</Button>}
        />
        <div>
          <SinField
            label={personal.sin}
            hint={personal.sinHint}
            optional={
              <span id="optional" hidden>
                {profile.optional}
              </span>
            }
          />
          <Disclosure summary={personal.sinWhy}>
            <p>{personal.sinWhyText}</p>
            <p>{personal.sinSafe}</p>
          </Disclosure>
        </div>
        <AddressLookup texts={looksUp} />
        <div id="manual" hidden>
          <AddressFields
            manual
            texts={looksUp}
            provinces={provinces.map((code) => ({ value: code, label: profile.provinces[code] }))}
            values={{ street: '', city: '', province: '', postal: '' }}
            errors={{}}
            postalWarning={messages.validation.postalProvince}
            onChange={ignore}
            onBlur={ignore}
            getRef={() => ignore}
            onManual={ignore}
            search={{ words: '', items: [], loading: false, onType: ignore, onSelect: ignore }}
          />
        </div>
        <div id="failed" hidden>
          <Notice tone="warn" announce>
            {address.failed}
          </Notice>
        </div>
        <div>
          <Disclosure summary={profile.esign.summary}>
            <EsignText language={language} words={profile.esign} />
          </Disclosure>
          <Checkbox
            name="terms"
            label={nameProvider(personal.terms, language)}
            checked={false}
            onChange={ignore}
            required
          />
        </div>
        <SuggestionTemplate />
      </Fields>
    ),
    texts: {
      ...pickValidationTexts(messages, codes),
      sinSavedHint: personal.sinSavedHint,
      results_one: address.results_one,
      results_other: address.results_other,
      months: monthNames[language].join(' '),
    },
  };
}
