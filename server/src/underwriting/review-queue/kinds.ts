/** Reviews that an applicant may know of. */
export const announcedReviewKinds = ['documents', 'referred', 'finalReview', 'reconsideration'] as const;

export type AnnouncedReviewKind = (typeof announcedReviewKinds)[number];

/** `screening`: a name may be on a newer sanctions list. It ends without a decision, and no one is notified. */
export type ReviewKind = AnnouncedReviewKind | 'screening';

/**
 * As operators read it. `other`: a kind of a later release, which runs beside this one or did so. This one lists it, decides
 * nothing in it, and tells its applicant nothing.
 */
export type ListedReviewKind = ReviewKind | 'other';

export const isAnnouncedKind = (stored: string): stored is AnnouncedReviewKind =>
  (announcedReviewKinds as readonly string[]).includes(stored);

export const toListedKind = (stored: string): ListedReviewKind =>
  isAnnouncedKind(stored) || stored === 'screening' ? stored : 'other';
