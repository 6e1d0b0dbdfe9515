/** @jsxRuntime automatic */

import type { DashboardContext } from '../context';
import { places } from '../navigation';
import { Page } from '../parts/page';

export function homePage({
  context,
  flash,
}: {
  readonly context: DashboardContext;
  readonly flash: string | null;
}) {
  return (
    <Page context={context} current="home" title={places.home.text[context.language]} flash={flash}>
      {null}
    </Page>
  );
}
