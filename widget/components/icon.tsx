import type { ReactElement } from 'react';

const circle = 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z';
const alert = 'M12 7.5v6M12 16.8v.2';
const info = 'M12 11v6M12 7.2v.2';

const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert,
  info,
  /** By themselves they are too small for the top of a screen and for a toast. */
  alertInCircle: circle + alert,
  infoInCircle: circle + info,
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5L20 20',
  clock: `${circle}M12 7.5V12l3 2`,
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  shield: 'M12 3l7.5 3v5.5c0 4.6-3.1 8-7.5 9.5-4.4-1.5-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  bank: 'M4 10l8-5.5 8 5.5zM6 10v8M10 10v8M14 10v8M18 10v8M4 20h16',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5v4M15 3.5v4',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  building: 'M6 21V4h9v17M15 9h4v12M4 21h17M9 8h3M9 12h3M9 16h3',
  person: 'M12 11.5a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  bolt: 'M13 3L5.5 13.5H11L10 21l8-11h-5.5z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  percent:
    'M18 6L6 18M7.5 9a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM16.5 18a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the text beside it has the same meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
