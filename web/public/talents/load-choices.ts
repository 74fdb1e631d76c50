import type { RouterContextProvider } from 'react-router';
import { listAdministrations, listTalentCompetitions, listTimeSlots } from '#contract/endpoints/talents.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';

/** The choices of the form, in the visitor's language. */
export type Choices = Awaited<ReturnType<typeof loadChoices>>;

export async function loadChoices(context: Readonly<RouterContextProvider>) {
  const call = serverApi(context);
  const { language } = context.get(pageContext);
  const [{ moeTypes }, { competions }, { moeTime }] = await Promise.all([
    call(listAdministrations),
    call(listTalentCompetitions),
    call(listTimeSlots),
  ]);
  const options = (list: typeof moeTypes) =>
    list.map((choice) => ({ value: choice._id, label: local(language, choice, 'name') }));
  return { administrations: options(moeTypes), competitions: options(competions), slots: options(moeTime) };
}
