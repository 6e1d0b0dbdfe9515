import type { $ZodIssue } from 'zod/v4/core';

const types: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  record: 'an object',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a date as YYYY-MM-DD',
  datetime: 'a time with its offset, as 2026-11-30T17:00:00Z',
  url: 'an absolute URL',
  email: 'an email address',
};

const units: Readonly<Record<string, string>> = { string: 'character', array: 'item' };

function countUnits(number: number | bigint, origin: string): string {
  const unit = units[origin];
  return unit === undefined ? `${number}` : `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** What the violated rule accepts. A `refine` states it as `params: { expected }`. */
export function describeExpected(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return toChoice(issue.values.map((value) => JSON.stringify(value)));
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${countUnits(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${countUnits(issue.maximum, issue.origin)}`;
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? 'at most two decimals' : `a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return formats[issue.format] ?? `a valid ${issue.format}`;
    case 'invalid_key':
      return `names of ${issue.issues.map(describeExpected).join(', ')}`;
    case 'custom':
      return typeof issue.params?.['expected'] === 'string' ? issue.params['expected'] : 'a valid value';
    default:
      return 'a valid value';
  }
}

/** Whether the field accepts numbers, dates or words of a fixed list only: such a value can be quoted. */
export function isClosed(issue: $ZodIssue): boolean {
  switch (issue.code) {
    case 'invalid_type':
      return ['number', 'int', 'boolean'].includes(issue.expected);
    case 'too_small':
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int';
    case 'invalid_format':
      return issue.format === 'date' || issue.format === 'datetime';
    case 'custom':
      return issue.params?.['isClosed'] === true;
    default:
      return issue.code === 'invalid_value' || issue.code === 'not_multiple_of';
  }
}

const toChoice = (values: readonly string[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;
