import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '../../api/types';
import type { UploadItem } from '../../store/state/upload-item';
import { getProblemKey } from './get-problem-key';

/** Each file by its id: its name and its announcement, empty while there is none. */
type FileAnnouncements = ReadonlyMap<string, { readonly name: string; readonly announcement: string }>;

/** Announcement of the latest change of a screen's files: uploaded, refused and why, removed. */
export function useFileAnnouncement(
  items: readonly UploadItem[],
  documents: readonly DocumentView[],
): string {
  const { t } = useTranslation('documents');
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<FileAnnouncements | null>(null);

  const failure = (name: string, reason: string): string => t('announced.failed', { name, reason });
  const toAnnouncement = ({ name, state, message }: UploadItem): string =>
    state === 'refused' || state === 'interrupted' ? failure(name, t(message ?? 'row.interrupted')) : '';
  const toDocumentAnnouncement = (one: DocumentView): string =>
    one.state === 'refused'
      ? failure(one.name, t(getProblemKey(one)))
      : t('announced.uploaded', { name: one.name });

  useEffect(() => {
    const now: FileAnnouncements = new Map([
      ...documents.map(
        (one) => [one.id, { name: one.name, announcement: toDocumentAnnouncement(one) }] as const,
      ),
      ...items.map((one) => [one.id, { name: one.name, announcement: toAnnouncement(one) }] as const),
    ]);
    const previous = before.current;
    before.current = now;
    if (previous === null) return;
    const changed = [...now].flatMap(([id, one]) =>
      one.announcement !== (previous.get(id)?.announcement ?? '') ? [one.announcement] : [],
    );
    const names = new Set([...now.values()].map(({ name }) => name));
    const gone = [...previous].flatMap(([id, { name }]) =>
      now.has(id) || names.has(name) ? [] : [t('announced.removed', { name })],
    );
    const all = [...changed, ...gone].filter((text) => text !== '');
    if (all.length > 0) setAnnouncement(all.join('. '));
  });
  return announcement;
}
