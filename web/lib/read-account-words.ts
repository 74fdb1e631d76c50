/** The files of words that only pages for signed-in people use; public pages do not load their list. */
export const accountFiles = import.meta.glob<{ default: object }>(
  '../../locales/{ar,en}/{asked,entity,look-up,members,my-teams,payment,personal-data,profile,registration,scores,team,team-fields,transactions,withdrawal}.ts',
);
