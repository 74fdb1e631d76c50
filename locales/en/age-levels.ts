/** The five age levels of the programme; the English titles are the specification's. */
export default {
  elementary: 'Elementry',
  highElementary: 'High Elementry',
  junior: 'Junior',
  senior: 'Senior',
  adults: 'Adults',
  years: '{{range}} years',
};
