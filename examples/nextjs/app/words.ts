/** The texts of the page; the elements have their own. */
export const words = {
  en: { title: 'Espresso machine, two groups', taxes: 'tax included', outcome: 'Outcome:' },
  fr: { title: 'Machine à espresso, deux groupes', taxes: 'taxes comprises', outcome: 'Résultat\u00a0:' },
};

export type Language = keyof typeof words;

/** Each by its own name, for the links between the pages. */
export const languages: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** Parameters of the URL; `layout.tsx` admits no other language. */
export interface PageParams {
  readonly params: Promise<{ readonly language: string }>;
}

export const readLanguage = async ({ params }: PageParams): Promise<Language> =>
  (await params).language === 'fr' ? 'fr' : 'en';
