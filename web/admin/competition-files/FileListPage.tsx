import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { type AdminCompetitionFile, adminCompetitionFiles } from '#contract/endpoints/competition-files.ts';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import type { LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import { loadRecord } from '../kit/load-record.ts';
import { ResourceListPage } from '../kit/ResourceListPage.tsx';
import { officeAddress } from '../kit/upload/office-address.ts';
import type { Route } from './+types/FileListPage.ts';
import { filesOf, needs } from './resource.ts';

export const handle = { needs: needs.list, words: ['admin', 'admin-competition-files'] } satisfies PageHandle;

const loadPage = loadList(adminCompetitionFiles.list);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url);
  address.searchParams.set('competion', params.id);
  const [list, competition] = await Promise.all([
    loadPage({ request: new Request(address, { signal: request.signal }) }),
    loadRecord(adminCompetitions, params.id, request.signal),
  ]);
  return { list, competition: competition.answer?.competion };
}
type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => (
  <FileList id={params.id} list={beforeFirstAnswer(adminCompetitionFiles.list)} competition={undefined} />
);

/** `/admin/competion/files/{id}`: the files of that competition. */
const FileListPage = ({ params, loaderData }: Route.ComponentProps) => <FileList id={params.id} {...loaderData} />;
export default FileListPage;

type FileListProps = Loaded & { id: string; list: LoadedList<typeof adminCompetitionFiles.list> };

function FileList({ id, list, competition }: FileListProps) {
  const t = useWords('admin-competition-files');
  const say = useLocal();
  const { lang } = useLanguage();
  const of = filesOf(id);
  const title = competition ? t('list.title', { name: say(competition, 'name') }) : of.label[lang];
  const name = useRecordName<AdminCompetitionFile>({
    header: t('list.name'),
    detail: (file) => say(file, 'description'),
  });
  return (
    <ResourceListPage
      resource={{ ...of, label: { ...of.label, [lang]: title } }}
      calls={adminCompetitionFiles}
      words="admin-competition-files"
      loaded={list}
      name={name}
      columns={[
        {
          key: 'documents',
          header: t('list.documents'),
          cell: (file) => (
            <span className="flex flex-wrap gap-x-4">
              <DocumentLink address={file.file_path} name={name.of(file)} language={t('list.arabic')} />
              {file.file_path_en && (
                <DocumentLink address={file.file_path_en} name={name.of(file)} language={t('list.english')} />
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

function DocumentLink({ address, name, language }: { address: string; name: string; language: string }) {
  const t = useWords('admin-competition-files');
  return (
    <a
      href={officeAddress(address)}
      download
      aria-label={t('list.openIt', { name, language })}
      className="inline-flex min-h-8 items-center text-palm"
    >
      {language}
    </a>
  );
}
