import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ObstacleNotice } from '../obstacle-notice';
import type { ResponseForm } from './use-response-form';

/** Why the response was not sent; disappears with its reason. */
export function ResponseObstacle({ blockedBy }: Pick<ResponseForm, 'blockedBy'>): ReactElement {
  const { t } = useTranslation('documents');
  return (
    <ObstacleNotice title={blockedBy && t(`request.${blockedBy}Title`)}>
      <p>{blockedBy && t(`request.${blockedBy}`)}</p>
    </ObstacleNotice>
  );
}
