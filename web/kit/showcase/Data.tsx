import { useState } from 'react';
import { useLanguage } from '#web/lib/words.tsx';
import { Avatar } from '../Avatar.tsx';
import { Badge, StatusBadge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Ltr } from '../Ltr.tsx';
import { Money } from '../Money.tsx';
import { DropdownMenu } from '../overlay/DropdownMenu.tsx';
import { type Column, DataTable } from '../table/DataTable.tsx';
import { PageSizeSelect } from '../table/PageSizeSelect.tsx';
import { Pagination } from '../table/Pagination.tsx';
import { SearchField } from '../table/SearchField.tsx';
import { BothWays, Part } from './Part.tsx';
import { either, say, type Team, teams } from './samples.ts';

function useColumns(): Column<Team>[] {
  const { lang } = useLanguage();
  const e = (english: string, arabic: string) => either(lang, english, arabic);
  return [
    {
      key: 'team',
      header: e('Team', 'الفريق'),
      sort: 'name',
      cell: (team) => (
        <span className="flex items-center gap-3 font-semibold">
          <Avatar name={team.en[0]} shape="square" size={40} />
          {team[lang][0]}
        </span>
      ),
    },
    { key: 'id', header: e('Team ID', 'رقم الفريق'), sort: 'id', cell: (team) => <Ltr>{team.id}</Ltr> },
    { key: 'city', header: e('City', 'المدينة'), cell: (team) => team[lang][1] },
    { key: 'school', header: e('School', 'المدرسة'), cell: (team) => team[lang][2] },
    {
      key: 'state',
      header: e('Payment', 'الدفع'),
      cell: (team) => <StatusBadge tone={team.paid}>{say(lang, team.paid)}</StatusBadge>,
    },
    {
      key: 'rank',
      header: e('Rank', 'المركز'),
      cell: (team) => <Badge tone={team.rank}>{say(lang, team.rank)}</Badge>,
    },
    {
      key: 'fee',
      header: e('Fee', 'الرسوم'),
      align: 'end',
      sort: 'fee',
      cell: (team) => <Money halalas={team.halalas} />,
    },
  ];
}

function Sample({ name }: { name: string }) {
  const { lang } = useLanguage();
  const e = (english: string, arabic: string) => either(lang, english, arabic);
  const columns = useColumns();
  const [search, setSearch] = useState('');
  const [size, setSize] = useState(25);
  const [sorting, setSorting] = useState<{ by: string; direction: 'asc' | 'desc' }>({ by: 'name', direction: 'asc' });
  const [state, setState] = useState<'rows' | 'loading' | 'empty' | 'error'>('rows');
  const found = teams.filter((team) => team[lang][0].includes(search));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField
          value={search}
          onSearch={setSearch}
          label={e('Search teams', 'ابحث في الفرق')}
          className="w-full sm:w-72"
        />
        <span className="flex flex-wrap gap-2">
          {(['rows', 'loading', 'empty', 'error'] as const).map((name) => (
            <Button key={name} size="sm" onClick={() => setState(name)}>
              {name}
            </Button>
          ))}
        </span>
      </div>
      <DataTable
        label={e('Teams', 'الفرق')}
        columns={columns}
        rows={state === 'loading' ? undefined : state === 'empty' ? [] : found}
        rowKey={(team) => team.id}
        expected={3}
        error={state === 'error' ? e('The list did not come.', 'لم تصل القائمة.') : undefined}
        onRetry={() => setState('rows')}
        empty={
          <EmptyState
            level={3}
            title={e('No team matches', 'لا يوجد فريق مطابق')}
            text={e('Search for another name.', 'ابحث عن اسم آخر.')}
            action={<Button onClick={() => setSearch('')}>{e('Show all', 'عرض الكل')}</Button>}
          />
        }
        sorting={{ ...sorting, onSort: (by, direction) => setSorting({ by, direction }) }}
        actions={(team) => (
          <DropdownMenu
            label={e(`Actions for ${team.en[0]}`, `إجراءات ${team.ar[0]}`)}
            items={[
              { id: 'open', label: e('Open', 'فتح'), href: '/kit' },
              { id: 'withdraw', label: e('Withdraw', 'سحب'), tone: 'danger', onAction: () => {} },
            ]}
          />
        )}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageSizeSelect value={size} sizes={[10, 25, 100]} onChange={setSize} />
        <Pagination
          page={4}
          pages={12}
          hrefFor={(page) => `?page=${page}`}
          label={`${e('Pages of teams', 'صفحات الفرق')}, ${name}`}
        />
      </div>
    </div>
  );
}

/** Tables with search, filters and pagination. */
export function Data() {
  return (
    <Part title="Data">
      <Sample name="full" />
      <BothWays compact>
        <Sample name="compact" />
      </BothWays>
    </Part>
  );
}
