/** The words that every form of the back-office needs, besides those of its resource. */
export const formWords = ['admin', 'editor', 'fields'] as const;
