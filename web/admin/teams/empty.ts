/** The fields of a team's form. */
export const emptyTeam = {
  ...{ name: '', schoolName: '', competion: '', ageLevel: '', stage: '', region: '', city: '', notes: '', image: '' },
};
