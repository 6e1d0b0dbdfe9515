import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner';

/** Timeout for loading a screen, in milliseconds (specification, section 9). */
const SUSPENSE_TIME = 120_000;

/** Shown while a screen's chunk loads. Throws to the boundary above on timeout. */
export function ScreenLoading({ time = SUSPENSE_TIME }: { time?: number }): ReactElement {
  const { t } = useTranslation('common');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  if (late) throw new Error('the screen did not arrive in time');
  return <Spinner label={t('wrapper.loading')} />;
}
