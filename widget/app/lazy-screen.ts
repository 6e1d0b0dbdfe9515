import type { Step } from '@tamarack/core/flow/steps';
import { type ComponentType, lazy } from 'react';
import type { Texts } from '../i18n/create-texts';
import type { Engine } from './engine';
import { screens } from './screens';

export interface Screens {
  /** The screen of a step. Suspends until its file and its texts are there, and the engine for all but the first. */
  of(step: Step): ComponentType;
  /** Fetches a screen that is probably shown next; then `of` does not suspend. */
  preload(step: Step): void;
}

/** Screens of one mount. One that could not be fetched is asked for anew the next time it is drawn. */
export function createScreens(texts: Texts, engine: () => Promise<Engine>): Screens {
  const made = new Map<Step, ComponentType>();

  const load = async (step: Step): Promise<ComponentType> => {
    const file = screens[step];
    const [component] = await Promise.all([
      file.load(),
      texts.load(file.texts),
      step === 'welcome' || engine(),
    ]);
    return component;
  };

  return {
    of(step) {
      const known = made.get(step);
      if (known !== undefined) return known;
      const screen = lazy(async () => {
        try {
          return { default: await load(step) };
        } catch (error) {
          made.delete(step);
          throw error;
        }
      });
      made.set(step, screen);
      return screen;
    },
    preload(step) {
      if (made.has(step)) return;
      load(step).then(
        (component) => !made.has(step) && made.set(step, component),
        () => {}, // asked for anew, and complained about, when the step is really shown
      );
    },
  };
}
