import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ObstacleNotice } from '../obstacle-notice';
import type { ResponseForm } from './use-response-form';

/** Why the response was not sent; disappears with its reason. */
export function ResponseObstacle({ obstacle }: Pick<ResponseForm, 'obstacle'>): ReactElement {
  const { t } = useTranslation('documents');
  return (
    <ObstacleNotice title={obstacle && t(`request.${obstacle}Title`)}>
      <p>{obstacle && t(`request.${obstacle}`)}</p>
    </ObstacleNotice>
  );
}
