/** The five age levels of the programme as people read them; the wire keeps the specification's spellings. */
export default {
  elementary: 'Elementary',
  highElementary: 'High Elementary',
  junior: 'Junior',
  senior: 'Senior',
  adults: 'Adults',
};
