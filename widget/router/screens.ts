import type { Step } from '@tamarack/core/flow/steps';
import { type ComponentType, lazy } from 'react';
import type { Texts } from '../i18n/create-texts';
import { routeTable, toRoute } from './route-table';

export interface Screens {
  /** Suspends until the screen's file and texts are loaded and, for all but the first screen, the engine. */
  get(step: Step): ComponentType;
  /** Fetches the screen of a step that probably follows; then `get` does not suspend. */
  preload(step: Step): void;
}

/** Screens of one mount. A screen that failed to load is fetched again the next time it is rendered. */
export function createScreens(texts: Texts, loadEngine: () => Promise<unknown>): Screens {
  const components = new Map<Step, ComponentType>();

  const load = async (step: Step): Promise<ComponentType> => {
    const entry = routeTable[toRoute(step)];
    const [component] = await Promise.all([
      entry.load(),
      texts.load(entry.texts),
      step === 'welcome' || loadEngine(),
    ]);
    return component;
  };

  return {
    get(step) {
      const loaded = components.get(step);
      if (loaded !== undefined) return loaded;
      const screen = lazy(async () => {
        try {
          return { default: await load(step) };
        } catch (error) {
          components.delete(step);
          throw error;
        }
      });
      components.set(step, screen);
      return screen;
    },
    preload(step) {
      if (components.has(step)) return;
      load(step).then(
        (component) => !components.has(step) && components.set(step, component),
        () => {}, // `get` fetches it again and reports the failure
      );
    },
  };
}
