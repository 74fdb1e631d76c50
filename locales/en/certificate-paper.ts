/** What is printed on a team's certificate. */
export default {
  q: { title: 'Certificate of Qualification', for: 'for qualifying to compete in' },
  f: { title: 'Certificate of Achievement', for: 'for taking' },
  place: '{{rank}} place',
  in: 'in',
  awarded: 'This certificate is awarded to',
  members: 'Members',
  coaches: 'Coached by',
  team: 'Team number',
  issued: 'Issued on',
  check: 'Scan, or enter the number at',
  serial: 'Certificate number',
  medals: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
};
