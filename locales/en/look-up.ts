/** Looking a person or an organisation up by number. */
export default {
  looking: 'Looking up…',
  lookAgain: 'Look up again',
  found: 'Found: {{name}}',
  elsewhere: 'In another team this season',
  ageFits: 'Age {{age}}: fits the age group',
  ageDiffers: 'Age {{age}}: outside the age group',
  agesOutside_one: 'One member is outside {{level}}',
  agesOutside_other: '{{count}} members are outside {{level}}',
  ageHint: 'The programme office decides whether someone of this age can take part. You can carry on.',
  ageInstead: 'Would fit: {{levels}}',
  or: ' or ',
  crNumber: 'CR number',
  crNumberHint: 'The commercial registration number, as in the entity’s STEB account',
  vatNumber: 'VAT number',
  noVatNumber: 'It has no VAT number at STEB, so you will get a simplified invoice in your own name.',
};
