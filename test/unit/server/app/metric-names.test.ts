import fs from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '../../../../server/app/metrics/metrics';
import { registerPoolGauge } from '../../../../server/app/metrics/process-metrics';
import { createMetricsRenderer } from '../../../../server/app/metrics/render-metrics';

const readNames = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\btamarack_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')),
  ),
];

const operations = { readFigures: () => Promise.reject(new Error('away')) };

test('alerts, dashboard and documentation name every metric of the server, and no other', async () => {
  const metrics = createMetrics();
  registerPoolGauge(metrics.registry, () => ({ total: 1, idle: 1, waiting: 0 }));
  // the names do not depend on the figures
  const render = createMetricsRenderer({ metrics, operations });
  await render();
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const read = (file: string) => readNames(fs.readFileSync(file, 'utf8'));
  expect(read('docs/observability.md').toSorted()).toEqual(names.toSorted());
  const used = [...read('deploy/prometheus/alerts.yml'), ...read('deploy/grafana/tamarack.json')];
  expect(used.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !used.includes(name))).toEqual([]);
});

test('figures that cannot be read are left out, and said to be', async () => {
  const metrics = createMetrics();
  const render = createMetricsRenderer({ metrics, operations });
  const text = await render();
  expect(text).toContain('tamarack_figures_up 0\n');
  expect(text).not.toMatch(/^tamarack_mails_unsent \d/m);
});
