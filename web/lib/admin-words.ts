/** The files of the back-office's words, by their paths. */
export const adminWords = import.meta.glob<{ default: object }>('../../locales/{ar,en}/{admin,admin-*}.ts');
