import type { Language } from '../../core/index.ts';
import { EN, type Texts } from './en.ts';
import { IT } from './it.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = { en: EN, it: IT };
