/**
 * Which months of the Umm al-Qura calendar have 30 days: three hexadecimal digits a year from 1300 (1882) to 1600 (2174),
 * the first month being the highest bit. A table of our own, because the library's brings all calendars along, and every
 * public page with a date would load what the date fields of the back-office use of it.
 */
const longMonths =
  'aaad54ec96d46ea36caad5556a9792ba95d4ada55cd2d69574ab54b6a5ad4aea4f51768b6a5ad52d695b49da4dd26d955ac9b62baa5b' +
  '52ba956caae92f49762b6956acaba4bd25d92dc96d54daa5b52ba55b49b655729754b6a3752b6556aaab52bc95d4ada55caad69574ab' +
  '94baa5b52b6a5752768b745b5555a95b49da4dd26e936aaad54db25d52da95b4aba55b49b64b715b4ab5a55d25e92ec96d4ae996b4ab' +
  'a93d49da4db2ab94baa5b52ba95b2ab5555c4bd23d91da95b4ab5a56d2b693b49b6556a9754b6a56caad555b29b92ba95d4ada55aaab' +
  '595749764baa5b52b6a56e4db25b52b6a5ad2ae92f49764b6a56acad655d49da4dd16d955aa5b52da95b4ad5956ca6e4aea4f52b6956' +
  'aaab54bd25d92ea96d4ada95b4aba55b29b54d6a97547693749b5556aa6b52ba8bd46da35caad64db26b94baa5b52b695751768b725b' +
  '52b5655b49da4ed16d8b6aa6d52da95d4ada95b4ab653729762ba95b2ab5555b25d92ec96d2ae956b4aba55d29d54daa9b54baa3b49b' +
  'a4daaaad52da95d45ea2ec9ad556b26b94baa5d52da95b52ba8bb45b92da95ab4ada4ed16e8b6a56d535695d4ada8dd46da55b29d62b' +
  'b15b4ab955aaaae92ec8f5276956aaad655d29d';

const firstYear = 1300;
/** Days from 1970 to the first day of the table, and of the epoch of the reckoned calendar. */
const [firstDay, epoch] = [-31826, -492148];

type Day = { year: number; month: number; day: number };

/** The Umm al-Qura day of a day that is counted from 1970. */
export function ummAlQura(days: number): Day {
  let left = days - firstDay;
  if (left < 0) return reckoned(days);
  for (let at = 0; at < longMonths.length; at += 3) {
    const long = Number.parseInt(longMonths.slice(at, at + 3), 16);
    for (let month = 0; month < 12; month += 1) {
      const length = (long >> (11 - month)) & 1 ? 30 : 29;
      if (left < length) return { year: firstYear + at / 3, month: month + 1, day: left + 1 };
      left -= length;
    }
  }
  return reckoned(days);
}

/** Outside the table, by the cycle of thirty years: somebody may type any year. */
function reckoned(days: number): Day {
  const year = Math.floor((30 * (days - epoch) + 10_646) / 10_631);
  const before = (month: number) =>
    Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) + epoch;
  const month = Math.min(12, Math.ceil((days - (29 + before(1))) / 29.5) + 1);
  return { year, month, day: days - before(month) + 1 };
}
