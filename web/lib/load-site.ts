import type { RouterContextProvider } from 'react-router';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import { getSettings } from '#contract/endpoints/settings.ts';
import type { Language } from '#contract/languages.ts';
import { pageContext } from './page-context.ts';
import { serverApi } from './server-api.ts';
import { siteNoticeHtml } from './site-notice.server.tsx';

/** The data for every page of the portal: brand, seasons of the menus, contact and external links of the footer. */
export type Site = Awaited<ReturnType<typeof loadSite>>;

const inLanguage = (language: Language, arabic: string, english: string) => (language === 'ar' ? arabic : english);

/** Two calls, reduced to what the layouts show, in the visitor's language. */
export async function loadSite(context: Readonly<RouterContextProvider>) {
  const { language, origin } = context.get(pageContext);
  const call = serverApi(context);
  const [{ setting }, { wroseasons }] = await Promise.all([call(getSettings), call(listSeasons)]);
  return {
    origin,
    brand: inLanguage(language, setting.brand, setting.brand_en),
    copyright: setting.site_copy_right,
    /** What the office tells visitors now, as HTML. */
    notice: setting.notice ? siteNoticeHtml(setting.notice, language) : '',
    contact: {
      email: setting.email,
      phone: setting.phone,
      address: inLanguage(language, setting.address, setting.address_en),
    },
    social: setting.social,
    links: setting.links,
    seasons: wroseasons.map((season) => ({
      id: season._id,
      slug: season.slug,
      name: inLanguage(language, season.name, season.name_en),
      registration: season.registration,
      competitions: season.competions.map((competition) => ({
        id: competition._id,
        slug: competition.slug,
        name: inLanguage(language, competition.name, competition.name_en),
      })),
    })),
  };
}
