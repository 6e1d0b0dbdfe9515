import { describe, expect, it } from 'vitest';
import { createNameScreen, type ListedEntry } from '../../../../../server/src/underwriting/due-diligence';

const list = (
  kind: ListedEntry['kind'],
  names: readonly string[],
  born: readonly string[] = [],
): ListedEntry => ({ reference: names[0] ?? '', kind, names, born });

/** Made up. */
const { find } = createNameScreen([
  list('person', ['Sergei Petrovich ZAKHAROVSKY', 'Сергей Захаровский'], ['1971-03-14']),
  list('person', ['Aleksandr Yuryevich VOLKONOV']),
  list('person', ['Yevgeniya Dmitrievna SOROKOVA'], ['1980']),
  list('person', ['Mohammed Yousef AL-KHATEEM', 'محمد يوسف الخطيم'], ['1966']),
  list('person', ['Hussein ABDUL-RAHIM']),
  list('person', ['LIN Zhaoqing', '林兆庆']),
  list('person', ['KIM Jong Rak', '김종락']),
  list('person', ['María José DEL RÍO SANABRIA']),
  list('person', ['THANTZIN'], ['1962']),
  list('person', ['DUNCAN Robert MORRISOV']),
  list('entity', ['Zenda Ironworks Joint Stock Company', 'ZIW Export']),
  list('entity', ['Strelsau Bank', 'Стрельсау Банк']),
  list('entity', ['Gazholding']),
]);

const person = (first: string, last: string, born: string | null = null) =>
  find({ kind: 'person', first, last, born }).map(({ entry }) => entry.reference);
const entity = (name: string) => find({ kind: 'entity', name }).map(({ entry }) => entry.reference);

describe('names that may be listed', () => {
  it.each([
    // Latin and its transliterations
    ['Sergei', 'Zakharovsky', 'Sergei Petrovich ZAKHAROVSKY'],
    ['Sergey', 'Zaharovskiy', 'Sergei Petrovich ZAKHAROVSKY'],
    ['Zakharovsky', 'Sergei', 'Sergei Petrovich ZAKHAROVSKY'],
    ['Sergei P.', 'Zakharovsky', 'Sergei Petrovich ZAKHAROVSKY'],
    ['Alexander', 'Volkonov', 'Aleksandr Yuryevich VOLKONOV'],
    ['Alexandre', 'Volkonov', 'Aleksandr Yuryevich VOLKONOV'],
    ['Evgenia', 'Sorokova', 'Yevgeniya Dmitrievna SOROKOVA'],
    ['Muhammad', 'Alkhateem', 'Mohammed Yousef AL-KHATEEM'],
    ['Muhammad Yusuf', 'Al Khateem', 'Mohammed Yousef AL-KHATEEM'],
    ['Husain', 'Abdul Raheem', 'Hussein ABDUL-RAHIM'],
    ['Maria Jose', 'Del Rio', 'María José DEL RÍO SANABRIA'],
    ['Zhaoqing', 'Lin', 'LIN Zhaoqing'],
    // where the name of an account would have to be sure, a listed one only has to be possible
    ['Bob', 'Duncan', 'DUNCAN Robert MORRISOV'],
    // Cyrillic
    ['Сергей', 'Захаровский', 'Sergei Petrovich ZAKHAROVSKY'],
    ['Сергей Петрович', 'Захаровский', 'Sergei Petrovich ZAKHAROVSKY'],
    // Arabic
    ['محمد', 'الخطيم', 'Mohammed Yousef AL-KHATEEM'],
    // Han and Hangul
    ['兆庆', '林', 'LIN Zhaoqing'],
    ['종락', '김', 'KIM Jong Rak'],
  ])('%s %s', (first, last, expected) => {
    expect(person(first, last)).toEqual([expected]);
  });

  it.each([
    ['Zenda Ironworks', 'Zenda Ironworks Joint Stock Company'],
    ['ZENDA IRON WORKS JOINT STOCK CO.', 'Zenda Ironworks Joint Stock Company'],
    ['ZIW Export Ltd.', 'Zenda Ironworks Joint Stock Company'],
    ['Strelsau Bank Canada', 'Strelsau Bank'],
    ['Strelsau', 'Strelsau Bank'],
    ['Стрельсау Банк', 'Strelsau Bank'],
    ['Gazholding Inc.', 'Gazholding'],
  ])('the business %s', (name, expected) => {
    expect(entity(name)).toEqual([expected]);
  });
});

describe('names of others', () => {
  it.each([
    ['Sergei', 'Ivanov'],
    ['Petr', 'Zakharovsky'],
    ['Sarah', 'Volkonov'],
    ['Alexander', 'Wolfe'],
    ['Mohammed', 'Ali'],
    ['Mahmoud Yousef', 'Katib'],
    ['Lin', 'Chen'],
    ['Kim', 'Campbell'],
    ['Maria', 'Sanchez'],
    ['Amélie', 'Tremblay'],
    ['Сергей', 'Иванов'],
    ['محمد', 'علي'],
    ['明', '李'],
    ['Jong', 'Park'],
    ['Hussein', 'Karim'],
  ])('%s %s', (first, last) => {
    expect(person(first, last)).toEqual([]);
  });

  it.each([
    'Zenda Bakery',
    'Iron Works Fitness',
    'Banque de l’Avenir',
    'Export Plus',
    'Gaz Métro',
  ])('the business %s', (name) => {
    expect(entity(name)).toEqual([]);
  });

  it('a person is no entity of the same name', () => {
    expect(person('Zenda', 'Ironworks')).toEqual([]);
  });
});

describe('the date of birth', () => {
  const match = (born: string | null) =>
    find({ kind: 'person', first: 'Sergei', last: 'Zakharovsky', born }).map((each) => each.born);

  it('agrees within a year, differs beyond it, and says nothing where one of them is unknown', () => {
    expect(match('1971-03-14')).toEqual(['agrees']);
    expect(match('1972-12-31')).toEqual(['agrees']);
    expect(match('1985-03-14')).toEqual(['differs']);
    expect(match(null)).toEqual(['unknown']);
    expect(find({ kind: 'person', first: 'Lin', last: 'Zhaoqing', born: '1971-03-14' })[0]?.born).toBe(
      'unknown',
    );
  });

  it('has to agree for a name of one word', () => {
    expect(person('Aung', 'Thantzin', '1962-05-05')).toEqual(['THANTZIN']);
    expect(person('Aung', 'Thantzin', '1990-05-05')).toEqual([]);
    expect(person('Aung', 'Thantzin')).toEqual([]);
  });
});
