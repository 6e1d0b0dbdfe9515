import type { Step } from '@tamarack/core/flow/steps';
import type { i18n } from 'i18next';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { screens } from './screens';

export type LazyScreens = (step: Step) => LazyExoticComponent<ComponentType> | null;

/**
 * Screens of one mount, each fetched when first shown, with its texts. One that could not be fetched is asked for
 * anew the next time it is shown. `texts`: translations of this mount.
 */
export function createScreens(texts: i18n): LazyScreens & { preload(step: Step): void } {
  const made = new Map<Step, LazyExoticComponent<ComponentType>>();

  const fetchScreen = async (step: Step) => {
    const file = screens[step];
    if (file === undefined) throw new Error(`no screen for the step ${step}`);
    try {
      const [component] = await Promise.all([file.load(), texts.loadNamespaces([...file.texts])]);
      return { default: component };
    } catch (error) {
      made.delete(step);
      throw error;
    }
  };

  const get: LazyScreens = (step) => {
    if (screens[step] === undefined) return null;
    const known = made.get(step);
    if (known !== undefined) return known;
    const screen = lazy(() => fetchScreen(step));
    made.set(step, screen);
    return screen;
  };

  const preload = (step: Step): void => {
    // Only makes the real fetch quick, which says what went wrong, if anything did.
    const file = screens[step];
    if (file) void Promise.all([file.load(), texts.loadNamespaces([...file.texts])]).catch(() => {});
  };
  return Object.assign(get, { preload });
}
