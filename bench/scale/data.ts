import pg from 'pg';

const teamCount = Number(process.env.TEAMS ?? 400_000);
/** The number of rows to load by default: the size for which lists are tested. */
export const fullSize = { teams: teamCount, coaches: teamCount / 4 };

const SEASONS = 8;
/** Per team: one coach and three members. */
const MEMBERS = 3;

/*
 * Typical names of participants, in both languages. Each array is read with another step, so that combinations differ.
 */
const given = `array['محمد','أحمد','عبدالله','خالد','سعود','فهد','نورة','سارة','ريم','لمى','هند','عبدالعزيز','يوسف','إبراهيم','آمنة','فاطمة','Omar','Layla','Sara','Yousef']`;
const family = `array['القحطاني','العتيبي','الغامدي','الزهراني','الشهري','الدوسري','المطيري','الحربي','العنزي','الشمري','البلوي','السبيعي','Al-Harbi','Al-Otaibi','Al-Ghamdi','Al-Shehri','الأنصاري','المالكي','العمري']`;
const teamKinds = `array['صقور','فرسان','رواد','مهندسو','أبطال','نجوم','مبدعو','أُسُود','Falcons of','Makers of','Engineers of','Stars of']`;
const teamPlaces = `array['أُحُد','نجد','الواحة','طويق','العلا','البحر الأحمر','الربع الخالي','السروات','جدة','الحجاز','Najd','Tuwaiq','the Oasis','AlUla','the Red Sea','Hejaz','المستقبل']`;
const schoolKinds = `array['مدرسة','مدارس','ثانوية','متوسطة','مدرسة','Schools of','مدرسة','ابتدائية','مدرسة']`;
const schoolNames = `array['الملك فهد','الأمل','منارة الجيل','أفق المعرفة','دار الذكر','النخبة','الإمام مسلم','الفيصلية','Light of Science','Palm Grove','الرواد','التربية النموذجية','اليمامة']`;
const cities = `array['الرياض','جدة','Riyadh','مكة المكرمة','المدينة المنورة','الدمام','Jeddah','أبها','تبوك','حائل','جازان','بريدة','الأحساء','Dammam','نجران','حفر الباطن','Al Khobar','الطائف']`;

const pick = (list: string, n: string) => `(${list})[1 + (${n})::bigint % cardinality(${list})]`;
const personName = (n: string) =>
  `${pick(given, `${n} * 7 + 3`)} || ' ' || ${pick(given, `${n} / 11`)} || ' ' || ${pick(family, `${n} / 3`)}`;
const nationalId = (n: string) => `(1000000000 + (${n})::bigint * 611 % 899999999)::text`;
/** Keys that grow with time, like UUIDs of version 7: `kind` keeps the tables' keys apart. */
const key = (kind: number, n: string) =>
  `(lpad(to_hex(1640000000000 + (${n})::bigint * 300), 12, '0') || '7${kind.toString(16).padStart(3, '0')}8000' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const teamKey = (n: string) => key(1, n);
const userKey = (n: string) => key(2, n);
const memberNumber = (team: string, member: string) => `(1000000 + ((${team}) * ${MEMBERS} + ${member}) * 37 % 900000)`;
/** Of the members who are not called as the creator, as `people_text_of()` has them. */
const membersNames = (team: string, creator: string) =>
  Array.from({ length: MEMBERS }, (_, m) => `nullif(${personName(memberNumber(team, String(m)))}, ${creator})`).join();

/** The accounts for requests: a coach with nine teams, an organisation with 300, a student in three, the office. */
export const people = {
  coach: { number: 1, type: 1 },
  organisation: { number: 2, type: 2 },
  student: { number: 3, type: 0 },
  office: { number: 4, type: 4 },
} as const;
export type PersonName = keyof typeof people;

/** Registrations of talents: 100,000 beside 400,000 teams. */
const talentsOf = (teams: number) => Math.floor(teams / 4);

/** The steps of the load in order: a statement and its name for the progress output. */
const statements = ({ teams, coaches }: typeof fullSize): [name: string, sql: string][] => {
  const perSeason = Math.ceil(teams / SEASONS);
  const season = (n: string) => `((${n}) / ${perSeason})`;
  // These numbers are the teams of the coach with nine; the organisation has every hundredth of the last seasons.
  const creator = (n: string) =>
    `case when (${n}) % ${Math.floor(teams / 9)} = 5 then 1 else 10 + (${n}) % ${coaches} end`;
  const createdAt = (n: string) => `timestamptz '2019-01-01' + ${n} * interval '8 minutes'`;
  const teamNo = (n: string) => `'F' || (18 + ${season(n)}) || '-' || to_char((${n}) % ${perSeason} + 1, 'FM99990000')`;
  return [
    [
      'seasons',
      `insert into seasons (id, slug, code, name, name_en, last_team_number, created_at)
       select ${key(3, 'n')}, 'scale-' || n, 'F' || (18 + n), 'موسم ' || (2018 + n), 'Season ' || (2018 + n), ${perSeason},
         timestamptz '2018-12-01' + n * interval '9 months'
       from generate_series(0, ${SEASONS - 1}) n`,
    ],
    [
      'competitions',
      `insert into competitions (id, season_id, slug, name, name_en, position, paid, price_halalas, coaches_no, members_no)
       select ${key(4, 'n')}, ${key(3, 'n / 4')}, 'category-' || n % 4, 'فئة ' || n % 4, 'Category ' || n % 4, n % 4, true, 35000, 2, 10
       from generate_series(0, ${SEASONS * 4 - 1}) n`,
    ],
    [
      // They are there before, under ids that lists here could not name.
      'regions',
      `update regions set id = ${key(22, 'n')} from (select id as was, row_number() over (order by code) - 1 as n from regions) r where id = was`,
    ],
    [
      'age levels',
      `insert into age_levels (competition_id, key, position, name, name_en)
       select c.id, level, n, level, level from competitions c, unnest(array['Elementary','Junior','Senior']) with ordinality as l (level, n)`,
    ],
    [
      'users',
      `insert into users (id, steb_user_id, type, name, email, national_id, phone_number, created_at)
       select ${userKey('n')}, 'steb-' || n, case n when 2 then 2 when 3 then 0 when 4 then 4 else 1 end, ${personName('n')},
         'person' || n || '@example.com', ${nationalId('n')}, '+9665' || lpad(n::text, 8, '0'), timestamptz '2019-01-01' + n * interval '30 minutes'
       from generate_series(1, ${coaches + 10}) n`,
    ],
    [
      'members who have signed in',
      `insert into users (id, steb_user_id, type, name, email, national_id, phone_number, status, created_at, updated_at)
       select ${userKey('n')}, 'person-' || n, case when n % 40000 = 7 then 5 else 0 end, ${personName('n')}, 'person' || n || '@example.com', ${nationalId('n')},
         '+9665' || lpad(n::text, 8, '0'), n % 997 <> 0, timestamptz '2019-01-01' + n * interval '2 minutes', timestamptz '2019-01-01' + n * interval '2 minutes'
       from generate_series(${coaches + 11}, ${teams * 4}) n`,
    ],
    [
      'teams',
      `insert into teams (id, team_no, name, season_id, competition_id, age_level, school_name, region_id, city, payment_status, status, created_by, people_text, entity, entity_steb_id, has_scores, has_certificate, created_at, updated_at)
       select ${teamKey('n')}, ${teamNo('n')}, ${pick(teamKinds, 'n * 5')} || ' ' || ${pick(teamPlaces, 'n / 7')} || ' ' || n % 997,
         ${key(3, season('n'))}, ${key(4, `${season('n')} * 4 + n % 4`)}, (array['Elementary','Junior','Senior'])[1 + n % 3],
         ${pick(schoolKinds, 'n * 3 + 1')} || ' ' || ${pick(schoolNames, 'n / 2')} || ' ' || n % 211,
         ${key(22, 'n % 13')}, ${pick(cities, 'n * 11')}, n % 13 <> 0, n % 50 <> 7, ${userKey('c')}, fold_text(concat_ws(' ', ${personName('c')}, ${membersNames('n', personName('c'))})),
         case when n % 3 = 0 then jsonb_build_object('name', 'مدرسة ' || n % 211, 'email', '', 'nationality', 'SA', 'phoneNumber', '',
           'status', true, 'picture', 'avator.png', 'stebUserId', '', 'entityType', 'school', 'crNumber', '9990000001', 'taxId', '') end,
         case when n % ${Math.floor(teams / 300)} = 0 then 'steb-2' end, n % 7 < 2, n % 13 <> 0, ${createdAt('n')}, ${createdAt('n')}
       from (select n, ${creator('n')} as c from generate_series(0, ${teams - 1}) n) made`,
    ],
    [
      'coaches',
      `insert into team_people (id, team_id, role, position, steb_user_id, national_id, name, created_at)
       select ${key(5, 'n')}, ${teamKey('n')}, 'coach', 0, 'steb-' || c, ${nationalId('c')}, ${personName('c')}, ${createdAt('n')}
       from (select n, ${creator('n')} as c from generate_series(0, ${teams - 1}) n) made`,
    ],
    [
      'members',
      `insert into team_people (id, team_id, role, position, steb_user_id, national_id, name, dob, created_at)
       select ${key(6, `n * ${MEMBERS} + m`)}, ${teamKey('n')}, 'member', m, case when n % ${Math.floor(teams / 3)} = 9 and m = 0 then 'steb-3' else 'child-' || p end,
         ${nationalId('p')}, ${personName('p')}, date '2008-01-01' + (p % 3000)::int, ${createdAt('n')}
       from (select n, m, ${memberNumber('n', 'm')} as p from generate_series(0, ${teams - 1}) n, generate_series(0, ${MEMBERS - 1}) m) made`,
    ],
    [
      'orders',
      `insert into orders (id, purpose_kind, purpose_id, created_by, items, currency, subtotal, tax, rounding, total, paid_at, payment_method, created_at)
       select ${key(7, 'n')}, 'team', t.id, t.created_by,
         jsonb_build_object('customer', jsonb_build_object('name', u.name, 'email', u.email, 'nationalId', u.national_id),
           'subject', jsonb_build_object('number', t.team_no, 'name', t.name, 'organisation', t.school_name),
           'product', jsonb_build_object('name', 'فئة', 'nameEn', 'Category'), 'period', jsonb_build_object('name', 'موسم', 'nameEn', 'Season')),
         'SAR', 35000, 5250, 50, 40300, case when t.payment_status then t.created_at + interval '1 hour' end,
         case when t.payment_status then 'card' end, t.created_at
       from (select row_number() over (order by created_at) - 1 as n, * from teams) t join users u on u.id = t.created_by`,
    ],
    [
      'attempts',
      `insert into payment_attempts (id, order_id, started_by, cart_id, return_token, ref, url, state, amount, currency, test, needs_refund, created_at, checked_at)
       select gen_random_uuid(), o.id, o.created_by, 'cart-' || o.id || m, 'token-' || o.id || m, 'ref-' || o.id || m, 'https://pay.example/' || o.id,
         case when m = 0 and o.paid_at is not null then 'paid' when o.total % 2 = 0 and right(o.id::text, 3) = 'fff' then 'review' else 'cancelled' end,
         o.total, 'SAR', false, m = 0 and right(o.id::text, 3) = 'aaa', o.created_at + m * interval '1 minute', o.created_at + interval '1 hour'
       from orders o, generate_series(0, 1) m where m = 0 or right(o.id::text, 1) in ('0', '7', 'f')`,
    ],
    [
      'invoices',
      `insert into invoices (id, number, order_id, issued_at, content)
       select gen_random_uuid(), 'INV-' || lpad((row_number() over (order by o.paid_at))::text, 8, '0'), o.id, o.paid_at, o.items || '{"fee":{"total":40300},"buyer":{"name":"","email":""}}'
       from orders o where o.paid_at is not null`,
    ],
    [
      'results',
      `insert into results (id, season_id, competition_id, team_id, region_id, age_level, ranked, score, created_at, updated_at, search_text, city_key)
       select gen_random_uuid(), season_id, competition_id, id, region_id, age_level, 1 + (hashtext(id::text) & 1023) % 40, 50 + (hashtext(team_no) & 1023) % 200,
         created_at + interval '90 days', created_at + interval '90 days', search_text, city_key
       from teams where payment_status`,
    ],
    [
      'imports of results',
      `insert into result_imports (id, season_id, file_name, added, replaced, skipped, unchanged, created_at, created_by)
       select ${key(21, 'n')}, ${key(3, `n % ${SEASONS}`)}, 'نتائج ' || n || '.xlsx', 4000, 0, 0, 0, timestamptz '2019-02-01' + n * interval '2 hours', ${userKey('4')}
       from generate_series(0, 19999) n`,
    ],
    [
      // One has 4,000 rows, and most a few.
      'rows of imports',
      `insert into result_import_rows (import_id, result_id, after, revision)
       select ${key(21, 'case when n <= 4000 then 19999 else n % 19999 end')}, id,
         jsonb_build_object('teamId', team_id, 'competitionId', competition_id, 'regionId', region_id, 'ageLevel', age_level, 'ranked', ranked, 'score', score), 1
       from (select row_number() over (order by id) as n, * from results) r`,
    ],
    [
      'boards',
      `insert into result_boards (id, competition_id, age_level, published)
       select gen_random_uuid(), competition_id, age_level, true from results group by 2, 3`,
    ],
    [
      'certificates',
      `insert into certificates (id, serial, team_id, type, content, issued_at, issued_by)
       select ${key(13, 'n')}, regexp_replace(lpad(n::text, 15, '0'), '(\\d{3})(?=\\d)', '\\1-', 'g'), t.id, 'q',
         jsonb_build_object('team', jsonb_build_object('number', t.team_no, 'name', t.name), 'rank', null,
           'season', '{"ar": "موسم", "en": "Season"}'::jsonb, 'competition', '{"ar": "مسابقة", "en": "Competition"}'::jsonb,
           'members', jsonb_build_array(t.name, t.school_name, t.city)),
         t.created_at + interval '90 days', t.created_by
       from (select row_number() over (order by created_at) as n, * from teams where payment_status) t`,
    ],
    [
      // One has 200, and each other team two.
      'mails about teams',
      `insert into team_mails (id, mail_id, team_id, kind, name, email, sent_at)
       select gen_random_uuid(), 'mail-' || t.id || '-' || n, t.id, 'joined', 'قارئ', 'reader' || n || '@example.com',
         t.created_at + n * interval '1 hour'
       from teams t, generate_series(1, case when t.id = ${teamKey('123456')} then 200 else 2 end) n`,
    ],
    [
      'scores',
      `insert into score_submissions (id, team_id, competition_id, submitted_by, created_at)
       select gen_random_uuid(), id, competition_id, created_by, created_at + interval '80 days' from teams where has_scores`,
    ],
    [
      'deletion requests',
      `insert into deletion_requests (id, user_id, created_at, withdrawn_at)
       select gen_random_uuid(), id, created_at, case when n > 50 then created_at + interval '1 day' end
       from (select row_number() over (order by id) as n, id, created_at from users) u where n <= 5000`,
    ],
    [
      'questions',
      `insert into faqs (id, question, question_en, answer, answer_en, position)
       select ${key(11, 'n')}, 'سؤال ' || n, 'Question ' || n, '<p>جواب</p>', '<p>Answer</p>', n from generate_series(1, 500) n`,
    ],
    [
      'changes by the office',
      `insert into change_log (id, at, changed_by, kind, record_id, name, action, before, after)
       select ${key(12, 'n')}, timestamptz '2019-01-01' + n * interval '10 minutes', ${userKey('4')}, 'faqs', ${key(11, '1 + n % 500')}, 'سؤال',
         case when n % 100 = 0 then 'created' when n % 100 = 99 then 'deleted' else 'changed' end,
         '{"answer": "<p>جواب</p>"}', '{"answer": "<p>جواب آخر</p>"}'
       from generate_series(0, ${Math.floor(teams / 2)}) n`,
    ],
    [
      'changes by coaches',
      `insert into change_log (id, at, changed_by, kind, record_id, name, action, before, after)
       select ${key(19, 'n')}, timestamptz '2020-01-01' + n * interval '2 hours', ${userKey(`1 + n % ${coaches}`)}, 'team_people', ${key(1, 'n')}, 'فريق ' || n, 'changed',
         '{"name": "خالد"}', '{"name": "سعد"}'
       from generate_series(0, ${Math.floor(teams / 20)}) n`,
    ],
    [
      'contact messages',
      `insert into contact_messages (id, name, email, phone_number, team_no, message, language, state, assigned_to, created_at, updated_at)
       select ${key(16, 'n')}, ${personName('n')}, 'person' || n || '@example.com', '+9665' || lpad(n::text, 8, '0'), case when n % 5 = 0 then 'F20-' || n % 10000 else '' end,
         repeat('السلام عليكم، سؤال عن التسجيل والرسوم. ', 1 + n % 9), case when n % 4 = 0 then 'en' else 'ar' end,
         case when n % 100 = 7 then 'new' when n % 6 = 0 then 'closed' else 'answered' end, case when n % 3 <> 0 then ${userKey('4')} end,
         timestamptz '2019-01-01' + n * interval '20 minutes', timestamptz '2019-01-01' + n * interval '20 minutes'
       from generate_series(1, ${Math.floor(teams / 2)}) n`,
    ],
    [
      'replies to contact messages',
      `insert into contact_replies (id, message_id, text, written_by, delivery, created_at)
       select ${key(17, 'n')}, ${key(16, 'n')}, repeat('وعليكم السلام. ', 9), ${userKey('4')}, 'sent', timestamptz '2019-01-02' + n * interval '20 minutes'
       from generate_series(1, ${Math.floor(teams / 2)}) n where n % 100 <> 7 and n % 6 <> 0`,
    ],
    [
      'changes of contact messages',
      `insert into change_log (id, at, changed_by, kind, record_id, name, action, before, after)
       select ${key(18, 'n')}, timestamptz '2019-01-02' + n * interval '20 minutes', ${userKey('4')}, 'contact_messages', ${key(16, 'n')}, '2019-01-01T00:00:00.000Z', 'changed',
         '{"state": "new"}', '{"state": "closed"}'
       from generate_series(1, ${Math.floor(teams / 2)}) n`,
    ],
    [
      // Each season has its own: five trainings for any of its competitions, at any time of day.
      'talents',
      `insert into talents (id, name, gender, email, phone_number, school, subject, administration, trainings, status, created_at)
       select ${key(14, 'n')}, ${personName('n')}, (array['male','female'])[1 + n % 2], 'teacher' || n || '@example.com', '+9665' || lpad(n::text, 8, '0'),
         ${pick(schoolKinds, 'n * 3 + 1')} || ' ' || ${pick(schoolNames, 'n / 2')} || ' ' || n % 211, (array['علوم','رياضيات','حاسب آلي'])[1 + n % 3],
         (array['riyadh','makkah','jeddah','taif','madinah','eastern','al-ahsa','qassim'])[1 + n % 8],
         (select jsonb_agg(jsonb_build_object('competitionId', ${key(4, `n * ${SEASONS} / ${talentsOf(teams)} * 4 + (n * 7 + t * t + n / 3) % 4`)},
           'slot1', (array['morning','evening'])[1 + (n + t) % 2], 'slot2', (array['morning','evening'])[1 + (n / 3 + t) % 2])) from generate_series(1, 5) t),
         n % 9 <> 4, timestamptz '2019-01-01' + n * interval '30 minutes'
       from generate_series(0, ${talentsOf(teams) - 1}) n`,
    ],
    [
      'changes of talents',
      `insert into change_log (id, at, changed_by, kind, record_id, name, action, before, after)
       select ${key(15, 'n')}, timestamptz '2019-01-01' + n * interval '10 minutes', ${userKey('4')}, 'talents', ${key(14, 'n')}, ${personName('n')}, 'changed',
         '{"status": true}', '{"status": false}'
       from generate_series(0, ${talentsOf(teams) - 1}) n`,
    ],
    [
      'sessions',
      `insert into sessions (id, token_hash, user_id, expires_at)
       select gen_random_uuid(), sha256(convert_to('scale-' || n, 'UTF8')), ${userKey('n')}, now() + interval '10 years'
       from generate_series(1, ${Math.min(coaches, 50_000)}) n`,
    ],
    [
      'forum',
      `insert into community_categories (id, name, name_en, position)
       select ${key(8, 'n')}, 'قسم ' || n, 'Section ' || n, n from generate_series(0, 4) n`,
    ],
    [
      'topics',
      `insert into community_topics (id, category_id, user_id, title, slug, body, preview, comments_count, created_at)
       select ${key(9, 'n')}, ${key(8, 'n % 5')}, ${userKey(`1 + n % ${coaches}`)}, 'سؤال عن المحركات ' || n, 'topic-' || n, repeat('نص السؤال كما كُتب. ', 30), repeat('نص السؤال كما كُتب. ', 12), 5,
         timestamptz '2020-01-01' + n * interval '20 minutes'
       from generate_series(0, ${Math.floor(teams / 4) - 1}) n`,
    ],
    [
      'comments',
      `insert into community_comments (id, topic_id, user_id, body, created_at)
       select ${key(10, 'n')}, ${key(9, `n % ${Math.floor(teams / 4)}`)}, ${userKey(`1 + n % ${coaches}`)}, 'جواب ' || n, timestamptz '2020-01-02' + n * interval '4 minutes'
       from generate_series(0, ${teams - 1}) n`,
    ],
    [
      // One topic has 300 reports.
      'reports',
      `insert into community_reports (id, user_id, topic_id, comment_id, reason, note, created_at, settled_at)
       select gen_random_uuid(), ${userKey('n')}, case when n % 2 = 0 then ${key(9, 'case when n < 600 then 17 else n end')} end, case when n % 2 = 1 then ${key(10, 'n')} end,
         (array['spam','insult','other'])[1 + n % 3], 'يُرجى النظر. ', timestamptz '2020-01-03' + n * interval '20 minutes', case when n % 100 <> 7 then timestamptz '2020-01-04' + n * interval '20 minutes' end
       from generate_series(1, ${Math.floor(teams / 4) - 1}) n`,
    ],
    [
      'reported posts',
      `insert into community_cases (id, topic_id, comment_id, state, open_reports, reported_at, revision)
       select gen_random_uuid(), topic_id, comment_id,
         case when bool_or(settled_at is null) then 'waiting' when (array_agg(reason))[1] = 'insult' then 'hidden' else 'kept' end,
         count(*) filter (where settled_at is null), max(created_at), count(*)
       from community_reports group by topic_id, comment_id`,
    ],
    [
      'decisions on posts',
      `insert into change_log (id, at, changed_by, kind, record_id, name, action, before, after)
       select ${key(20, 'n')}, timestamptz '2020-01-04' + n * interval '20 minutes', ${userKey('4')}, 'community_topics', ${key(9, 'case when n < 600 then 17 else n end')}, 'سؤال عن المحركات', 'changed',
         '{"closed": false}', '{"closed": true}'
       from generate_series(0, ${Math.floor(teams / 4) - 1}) n where n % 2 = 0`,
    ],
  ];
};

/** The session token of one of these people, for the `Authorization` header. */
export const tokenOf = (name: PersonName) => `scale-${people[name].number}`;

/** Keys for the addresses of lists. */
export const keyOf = {
  season: (n: number) => sqlKey(3, n),
  competition: (n: number) => sqlKey(4, n),
  category: (n: number) => sqlKey(8, n),
  topic: (n: number) => sqlKey(9, n),
  faq: (n: number) => sqlKey(11, n),
  team: (n: number) => sqlKey(1, n),
  user: (n: number) => sqlKey(2, n),
  contactMessage: (n: number) => sqlKey(16, n),
  talent: (n: number) => sqlKey(14, n),
  comment: (n: number) => sqlKey(10, n),
  resultImport: (n: number) => sqlKey(21, n),
  region: (n: number) => sqlKey(22, n),
};
function sqlKey(kind: number, n: number): string {
  const hex = `${(1_640_000_000_000 + n * 300).toString(16).padStart(12, '0')}7${kind.toString(16).padStart(3, '0')}8000${n.toString(16).padStart(12, '0')}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Fills an empty, migrated database, unless it is filled already. It needs a superuser: triggers are disabled (their
 * values are written with the rest), and the indexes of lists are created at the end, so that it takes minutes and not
 * hours.
 */
export async function loadScale(url: string, say: (line: string) => void, size = fullSize): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from teams');
    // After a migration there may be as many dead rows as live ones.
    if (rows[0]?.count === size.teams) return void (await client.query('vacuum (analyze)'));
    if (rows[0]?.count) throw new Error('This database has other teams: give the measurement a folder of its own.');
    await client.query("begin; set local maintenance_work_mem = '512MB'");
    await client.query(
      "select set_config('session_replication_role', 'replica', true) from pg_roles where rolname = current_user and rolsuper",
    );
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
       join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace and not i.indisunique`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const started = performance.now();
    for (const [name, statement] of statements(size)) {
      const { rowCount } = await client.query(statement);
      say(`${name}: ${rowCount} rows, ${Math.round((performance.now() - started) / 1000)} s`);
    }
    // Without a superuser triggers are not disabled, and an index waits for those that run at the end.
    await client.query('set constraints all immediate');
    for (const { made } of indexes) await client.query(made);
    // As in the migration; an index's definition does not include it.
    for (const table of ['teams', 'users', 'talents'])
      await client.query(`alter index ${table}_search_idx alter column 1 set statistics 1000`);
    // It is only added to, so that its rows lie in the order of their times.
    await client.query('cluster change_log using change_log_at_idx');
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
