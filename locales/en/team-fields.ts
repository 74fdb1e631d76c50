/** What is typed of a team, as the registration, the team's page and the download of one's data call it. */
export default {
  region: 'Region',
  city: 'City',
  stage: 'School stage',
} as const;
