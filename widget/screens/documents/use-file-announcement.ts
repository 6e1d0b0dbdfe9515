import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '../../api/types';
import type { UploadItem } from '../../store/state/upload-item';
import { getProblemKey } from './get-problem-key';

/** Each file by its id: its name and its announcement, empty while there is none. */
type Known = ReadonlyMap<string, { readonly name: string; readonly told: string }>;

/** Announcement of the latest change of a screen's files: uploaded, refused and why, removed. */
export function useFileAnnouncement(
  items: readonly UploadItem[],
  documents: readonly DocumentView[],
): string {
  const { t } = useTranslation('documents');
  const [news, setNews] = useState('');
  const before = useRef<Known | null>(null);

  const failure = (name: string, reason: string): string => t('said.failed', { name, reason });
  const toAnnouncement = ({ name, state, message }: UploadItem): string =>
    state === 'refused' || state === 'interrupted' ? failure(name, t(message ?? 'row.interrupted')) : '';
  const toDocumentAnnouncement = (one: DocumentView): string =>
    one.state === 'refused'
      ? failure(one.name, t(getProblemKey(one)))
      : t('said.uploaded', { name: one.name });

  useEffect(() => {
    const now: Known = new Map([
      ...documents.map((one) => [one.id, { name: one.name, told: toDocumentAnnouncement(one) }] as const),
      ...items.map((one) => [one.id, { name: one.name, told: toAnnouncement(one) }] as const),
    ]);
    const known = before.current;
    before.current = now;
    if (known === null) return;
    const told = [...now].flatMap(([id, one]) =>
      one.told !== (known.get(id)?.told ?? '') ? [one.told] : [],
    );
    const names = new Set([...now.values()].map(({ name }) => name));
    const gone = [...known].flatMap(([id, { name }]) =>
      now.has(id) || names.has(name) ? [] : [t('said.removed', { name })],
    );
    const all = [...told, ...gone].filter((text) => text !== '');
    if (all.length > 0) setNews(all.join('. '));
  });
  return news;
}
