import type { Step } from '@tamarack/core/flow/steps';
import { type ComponentType, lazy } from 'react';
import type { Texts } from '../i18n/create-texts';
import { type ScreenFile, screens } from './screens';

export interface Screens {
  /** The screen of a step, or null where there is none. Suspends until its file and its texts are there. */
  of(step: Step): ComponentType | null;
  /** Fetches a screen that is probably shown next; then `of` does not suspend. */
  preload(step: Step): void;
}

/** Screens of one mount. One that could not be fetched is asked for anew the next time it is drawn. */
export function createScreens(texts: Texts): Screens {
  const made = new Map<Step, ComponentType>();

  const load = async ({ load: loadScreen, texts: parts }: ScreenFile): Promise<ComponentType> => {
    const [component] = await Promise.all([loadScreen(), texts.load(parts)]);
    return component;
  };

  return {
    of(step) {
      const file = screens[step];
      const known = made.get(step);
      if (file === undefined || known !== undefined) return known ?? null;
      const screen = lazy(async () => {
        try {
          return { default: await load(file) };
        } catch (error) {
          made.delete(step);
          throw error;
        }
      });
      made.set(step, screen);
      return screen;
    },
    preload(step) {
      const file = screens[step];
      if (file === undefined || made.has(step)) return;
      load(file).then(
        (component) => !made.has(step) && made.set(step, component),
        () => {}, // asked for anew, and complained about, when the step is really shown
      );
    },
  };
}
