import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner';

/** How long a screen may take to arrive, in milliseconds (specification, section 9). */
export const SUSPENSE_TIME = 120_000;

/** While a screen's file is on its way; throws, for the boundary above, when it takes too long. */
export function Waiting({ time = SUSPENSE_TIME }: { time?: number }): ReactElement {
  const { t } = useTranslation('common');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  if (late) throw new Error('the screen did not arrive in time');
  return <Spinner label={t('wrapper.loading')} />;
}
