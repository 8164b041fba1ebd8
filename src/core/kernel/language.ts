/** Languages every text exists in; the first is the default. */
export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Localised = Readonly<Record<Language, string>>;
