import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { RouterContextProvider } from 'react-router';
import { listRegions } from '#contract/endpoints/regions.ts';
import { listTrainingCentres, type TrainingCentre } from '#contract/endpoints/training-centres.ts';
import type { Region } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';

const regionName = (language: Language, region: Region) => (language === 'ar' ? region.ar_name : region.en_name);

/** A phone number for display and for a `tel:` link; anything else stays as it is. */
function presentPhone(written: string) {
  const number = parsePhoneNumberFromString(written, 'SA');
  return number?.isValid()
    ? { text: number.formatInternational(), href: number.getURI() }
    : { text: written, href: `tel:${written.replace(/[^+\d]/g, '')}` };
}

const present = (language: Language, centre: TrainingCentre) => ({
  id: centre._id,
  name: local(language, centre, 'name'),
  address: local(language, centre, 'address'),
  phone: centre.phone ? presentPhone(centre.phone) : undefined,
  /** Only a web address becomes a link. */
  map: /^https?:\/\//.test(centre.location) ? centre.location : undefined,
  region: regionName(language, centre.region),
});

/**
 * The regions, and the centres of one or all of them, in the visitor's language: by region, then by name.
 * @param asked the region's id from the address; without a valid one, all regions
 */
export async function loadCentres(context: Readonly<RouterContextProvider>, asked: string | null) {
  const { language } = context.get(pageContext);
  const call = serverApi(context);
  const { regions } = await call(listRegions);
  const region = regions.find(({ _id }) => _id === asked);
  const { trainings } = await call(listTrainingCentres, {
    query: { region_id: region?._id, training: 'training-center' },
  });
  const place = new Map(regions.map(({ _id }, index) => [_id, index]));
  const placeOf = (centre: TrainingCentre) => place.get(centre.region._id) ?? regions.length;
  return {
    regions: regions.map((one) => ({ id: one._id, name: regionName(language, one) })),
    region: region && { id: region._id, name: regionName(language, region) },
    centres: trainings
      .toSorted(
        (one, other) =>
          placeOf(one) - placeOf(other) ||
          local(language, one, 'name').localeCompare(local(language, other, 'name'), language),
      )
      .map((centre) => present(language, centre)),
  };
}

export type CentresView = Awaited<ReturnType<typeof loadCentres>>;
