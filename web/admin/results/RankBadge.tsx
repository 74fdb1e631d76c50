import { medalOf } from '#domain/medal.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { useWords } from '#web/lib/words.tsx';

/** A rank with its medal (back-office spec, section 4). */
export function RankBadge({ rank }: { rank: number }) {
  const t = useWords('admin-results');
  const medal = medalOf(rank);
  return (
    <Badge tone={medal}>
      <bdi>{rank}</bdi> {t(`medal.${medal}`)}
    </Badge>
  );
}
