import { routes, type Step, steps } from '@tamarack/core/flow/steps';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createRouter } from '../../../widget/router/create-router';
import { routeTable, toRoute } from '../../../widget/router/route-table';
import { buildLoadedStore, buildStore, session } from '../support/build-store';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView, filledIn } from '../support/views';

afterEach(closeWidgets);

describe('route table', () => {
  test('each step has exactly one route, the one that the flow assigns', () => {
    expect(steps).toHaveLength(31);
    for (const step of steps) expect([step, toRoute(step)]).toEqual([step, routes[step]]);
    expect(Object.keys(routeTable).sort()).toEqual(Object.values(routes).sort());
  });

  test('each route has one screen, which no other route shows', async () => {
    const screens = await Promise.all(Object.values(routeTable).map(({ load }) => load()));
    for (const screen of screens) expect(typeof screen).toBe('function');
    expect(new Set(screens).size).toBe(steps.length);
  }, 30_000);

  test('no route preloads its own screen', () => {
    for (const step of steps) expect(routeTable[toRoute(step)].next ?? []).not.toContain(step);
  });
});

describe('current location', () => {
  test('the location is null until the application is loaded, and after the session has expired', async () => {
    const { store } = buildStore(buildCartView());
    const location = createRouter(store.state);
    expect(location.current()).toBeNull();
    await store.load(Promise.resolve(session));
    expect(location.current()).toBe('/');
    store.state.setState({ loading: { kind: 'expired' } });
    expect(location.current()).toBeNull();
  });

  test('the location follows the step, and each change is reported once', async () => {
    const { store } = await buildLoadedStore(buildCartView(filledIn));
    const location = createRouter(store.state);
    const reported: unknown[] = [];
    const unsubscribe = location.subscribe((route) => reported.push([route, store.step()]));
    await store.send({ type: 'learnMore' });
    store.state.setState({ offline: true });
    await store.send({ type: 'chooseUpload' });
    store.back();
    const expected: readonly Step[] = ['aboutFlinks', 'bankStatementsUpload', 'valueProposition'];
    expect(reported).toEqual(expected.map((step) => [routes[step], step]));
    unsubscribe();
    await store.send({ type: 'learnMore' });
    expect(reported).toHaveLength(expected.length);
    expect(location.current()).toBe('/about-flinks');
  });

  test('navigates to a visited route that the flow allows', async () => {
    const { store } = await buildLoadedStore(buildCartView(filledIn));
    const location = createRouter(store.state);
    await store.send({ type: 'visit', route: '/about-flinks' });
    expect(location.current()).toBe('/about-flinks');
  });

  test.each([
    ['unknown', '/nowhere'],
    ['in another case', '/About-Flinks'],
    ['with a parameter', '/about-flinks?a=1'],
    ['an object’s own property', 'constructor'],
    ['not allowed yet', '/final'],
  ])('does not navigate to a visited route that is %s', async (_, route) => {
    const { store } = await buildLoadedStore(buildCartView(filledIn));
    const location = createRouter(store.state);
    await store.send({ type: 'visit', route });
    expect(location.current()).toBe('/value-proposition');
  });
});

test('a dialog tells its page by window events', async () => {
  const heard: unknown[] = [];
  const listener = ({ type, detail }: Event & { detail?: unknown }) => heard.push([type, detail]);
  const names = ['tamarack-opened', 'tamarack-step'] as const;
  for (const name of names) window.addEventListener(name, listener);
  const { ui, handle } = openWidget(buildCartView(), { tellsPage: true });
  await ui.findByRole('heading', { level: 1 }, slowTimeout);
  await expect
    .poll(() => heard)
    .toEqual([
      ['tamarack-opened', null],
      ['tamarack-step', { route: '/' }],
    ]);
  handle.unmount();
  for (const name of names) window.removeEventListener(name, listener);
});

test('analytics and the page are told the location of their own mount', async () => {
  const first = openWidget(buildCartView());
  const second = openWidget(buildCartView(filledIn));
  await second.ui.findByRole('heading', { level: 1 }, slowTimeout);
  await first.ui.findByRole('heading', { level: 1 }, slowTimeout);
  expect(first.location()?.current()).toBe('/');
  expect(second.location()?.current()).toBe('/value-proposition');
  await userEvent.click(second.ui.getByRole('button', { name: 'How the connection works' }));
  await expect
    .poll(() => second.tracked.at(-1))
    .toEqual({ name: 'step', step: 'aboutFlinks', route: '/about-flinks' });
  expect(second.routes).toEqual(['/value-proposition', '/about-flinks']);
  expect(second.location()?.current()).toBe('/about-flinks');
  expect(first.location()?.current()).toBe('/');
  expect(location.pathname).not.toBe('/about-flinks');
});
