/** Reviews that an applicant may know of. */
export const announcedReviewKinds = ['documents', 'referred', 'finalReview', 'reconsideration'] as const;

export type AnnouncedReviewKind = (typeof announcedReviewKinds)[number];

/** `screening`: a name may be on a newer sanctions list. It ends without a decision, and no one is notified. */
export type ReviewKind = AnnouncedReviewKind | 'screening';

/**
 * As operators see it. `other`: a kind of a later release, which runs or ran beside this one. This release lists it, but
 * neither decides it nor notifies its applicant.
 */
export type ListedReviewKind = ReviewKind | 'other';

export const isAnnouncedKind = (stored: string): stored is AnnouncedReviewKind =>
  (announcedReviewKinds as readonly string[]).includes(stored);

export const toListedKind = (stored: string): ListedReviewKind =>
  isAnnouncedKind(stored) || stored === 'screening' ? stored : 'other';
