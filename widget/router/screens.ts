import type { Step } from '@tamarack/core/flow/steps';
import { type ComponentType, lazy } from 'react';
import type { Texts } from '../i18n/create-texts';
import { type RouteEntry, routeTable, toRoute } from './route-table';

export interface Screens {
  /** Suspends until the screen's file and texts are loaded and, for all but the first screen, the engine. */
  get(entry: RouteEntry): ComponentType;
  /** Fetches the screen of a step that probably follows; then `get` does not suspend. */
  preload(step: Step): void;
}

/** Screens of one mount. A screen that failed to load is fetched again the next time it is rendered. */
export function createScreens(texts: Texts, loadEngine: () => Promise<unknown>): Screens {
  const components = new Map<RouteEntry, ComponentType>();

  const load = async (entry: RouteEntry): Promise<ComponentType> => {
    const [component] = await Promise.all([
      entry.load(),
      texts.load(entry.texts),
      entry.step === 'welcome' || loadEngine(),
    ]);
    return component;
  };

  return {
    get(entry) {
      const known = components.get(entry);
      if (known !== undefined) return known;
      const screen = lazy(async () => {
        try {
          return { default: await load(entry) };
        } catch (error) {
          components.delete(entry);
          throw error;
        }
      });
      components.set(entry, screen);
      return screen;
    },
    preload(step) {
      const entry = routeTable[toRoute(step)];
      if (components.has(entry)) return;
      load(entry).then(
        (component) => !components.has(entry) && components.set(entry, component),
        () => {}, // `get` fetches it again and reports the failure
      );
    },
  };
}
