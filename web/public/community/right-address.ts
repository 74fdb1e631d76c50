import { paths } from '#web/app/paths.ts';

type Asked = { date: string; page: number };
type Found = { created_at: string; slug: string };

/** The correct address of a topic that was requested with a wrong day; undefined if the address is right. */
export function rightAddress({ date, page }: Asked, topic: Found): string | undefined {
  if (date === topic.created_at.slice(0, 10)) return undefined;
  return paths.topic(topic.created_at, topic.slug, page > 1 ? { page } : {});
}
