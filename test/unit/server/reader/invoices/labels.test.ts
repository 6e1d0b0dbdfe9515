import { describe, expect, it } from 'vitest';
import { readLabels } from '../../../../../server/reader/invoices/labels/read-labels';

describe('the label tables', () => {
  const labels = readLabels();

  it.each([
    ['grand total', 'total'],
    ['solde a payer', 'due'],
    ['date d echeance', 'dueDate'],
    ['due date', 'dueDate'],
    ['from', 'payTo'],
  ])('the label %s has the role %s', (label, role) => {
    expect(labels.get(label)).toBe(role);
  });

  it('the words for “number” are expanded in both languages', () => {
    expect(
      ['invoice no', 'invoice #', 'facture no', 'numero de facture'].map((label) => labels.get(label)),
    ).toEqual(Array(4).fill('number'));
    expect(['po number', 'no de commande', 'no d inscription'].map((label) => labels.get(label))).toEqual(
      Array(3).fill('otherNumber'),
    );
  });

  it('no placeholder and no empty label remains', () => {
    expect([...labels.keys()].filter((label) => !/^[a-z0-9# ]+$/.test(label))).toEqual([]);
  });
});
