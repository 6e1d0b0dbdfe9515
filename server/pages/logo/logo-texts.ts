export interface LogoTexts {
  readonly title: string;
  readonly hint: string;
  readonly none: string;
  readonly alt: (merchant: string) => string;
  readonly file: string;
  readonly upload: string;
  readonly remove: string;
  /** By code. */
  readonly errors: Readonly<Record<string, string>>;
}

export const logoTextsEn: LogoTexts = {
  title: 'Logo',
  hint: 'PNG, JPEG or WebP, up to 256 kB, from 32 to 2,000 pixels on each side. It is public.',
  none: 'None',
  alt: (merchant) => `Logo of ${merchant}`,
  file: 'Image',
  upload: 'Upload',
  remove: 'Remove the logo',
  errors: {
    fileRequired: 'Choose an image.',
    fileSingle: 'Choose a single image.',
    fileEmpty: 'The file is empty.',
    fileTooLarge: 'The image must be 256 kB or smaller.',
    logoType: 'Use a PNG, JPEG or WebP image.',
    logoDamaged: 'The image is damaged. Save it again, and upload that file.',
    logoTooSmall: 'The image must be at least 32 pixels on each side.',
    logoTooLarge: 'The image must be at most 2,000 pixels on each side.',
    logoInfected: 'The virus scanner refused this file.',
  },
};

export const logoTextsFr: LogoTexts = {
  title: 'Logo',
  hint: 'PNG, JPEG ou WebP, au plus 256\u00a0ko, de 32 à 2\u00a0000\u00a0pixels de côté. Il est public.',
  none: 'Aucun',
  alt: (merchant) => `Logo de ${merchant}`,
  file: 'Image',
  upload: 'Téléverser',
  remove: 'Retirer le logo',
  errors: {
    fileRequired: 'Choisissez une image.',
    fileSingle: 'Choisissez une seule image.',
    fileEmpty: 'Le fichier est vide.',
    fileTooLarge: 'L’image ne peut dépasser 256\u00a0ko.',
    logoType: 'Utilisez une image PNG, JPEG ou WebP.',
    logoDamaged: 'L’image est endommagée. Enregistrez-la de nouveau et téléversez ce fichier.',
    logoTooSmall: 'L’image doit mesurer au moins 32\u00a0pixels de côté.',
    logoTooLarge: 'L’image ne peut dépasser 2\u00a0000\u00a0pixels de côté.',
    logoInfected: 'L’antivirus a refusé ce fichier.',
  },
};
