import { type Article, type Atlas, readArticles } from '@wayfare/atlas';
import { onceFor } from '../http/once-for.ts';

/** The articles of our own, read once for as long as the atlas is open that they are about. */
export const articlesOf: (atlas: Atlas) => readonly Article[] = onceFor(() => readArticles());
