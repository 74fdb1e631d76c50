import { type ReactNode, useId } from 'react';
import type { Contact, Sender } from '#contract/endpoints/admin-contact.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import { ReachLink } from '../kit/ReachLink.tsx';
import { useTypeName } from '../people/names.ts';
import { teams } from '../teams/resource.ts';
import { users } from '../users/resource.ts';
import { contactMessages } from './resource.ts';

interface SenderCardProps {
  contact: Contact;
  sender: Sender;
  /** The filter of the list from which the message was opened. */
  assigned: string | undefined;
}

/** Who wrote: how to reach them, and the accounts and teams that the portal knows by their e-mail, phone or team number. */
export function SenderCard({ contact, sender, assigned }: SenderCardProps) {
  const t = useWords('admin-contact');
  const titleId = useId();
  const { email, phone, team_no, language } = contact;
  const isKnown = sender.accounts.length > 0 || sender.teams.some(({ by_person }) => by_person);
  const noSuchTeam = team_no && !sender.teams.some(({ by_number }) => by_number);
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-lg">
        {t('who.title')}
      </h2>
      <DescriptionList
        layout="stack"
        className="gap-3! sm:grid-cols-1!"
        items={[
          { term: t('email'), detail: <ReachLink email={email} /> },
          { term: t('phone'), detail: <ReachLink phone={phone} /> },
          { term: t('language'), detail: t(`languages.${language}`) },
        ]}
      />
      <p className="text-sm text-soft">{t(isKnown ? 'who.unproven' : 'who.unknown')}</p>
      <Accounts accounts={sender.accounts} />
      <Teams sender={sender} />
      {noSuchTeam && <p className="text-sm wrap-anywhere">{t('who.noSuchTeam', { number: team_no })}</p>}
      <Messages messages={sender.messages} assigned={assigned} />
    </Card>
  );
}

function Accounts({ accounts }: Pick<Sender, 'accounts'>) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  if (accounts.length === 0) return null;
  return (
    <List title={t('who.accounts')}>
      {accounts.map(({ _id, name, type, by }) => (
        <li key={_id}>
          <Link to={users.view(_id)} className="font-semibold wrap-anywhere">
            <bdi>{nameIn(lang, name)}</bdi>
          </Link>
          <span className="block text-sm text-soft">
            {[typeName(type), ...by.map((match) => t(`who.by.${match}`))].join(' · ')}
          </span>
        </li>
      ))}
    </List>
  );
}

function Teams({ sender: { teams: shown, totalTeams } }: { sender: Sender }) {
  const t = useWords('admin-contact');
  const say = useLocal();
  if (totalTeams === 0) return null;
  return (
    <List title={t('who.teams')}>
      {shown.map(({ _id, team_no, name, season, status, payment_status, by_number }) => (
        <li key={_id}>
          <Link to={teams.list({ s: team_no })} className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </Link>
          <span className="block text-sm text-soft">
            <Ltr>{team_no}</Ltr>
            {' · '}
            {[
              say(season, 'name'),
              t(!status ? 'who.withdrawn' : payment_status ? 'who.paid' : 'who.unpaid'),
              ...(by_number ? [t('who.by.team_no')] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
      {totalTeams > shown.length && (
        <li className="text-sm text-soft">{t('who.more', { count: totalTeams - shown.length })}</li>
      )}
    </List>
  );
}

function Messages({ messages, assigned }: Pick<Sender, 'messages'> & { assigned: string | undefined }) {
  const t = useWords('admin-contact');
  const { lang } = useLanguage();
  if (messages.length === 0) return null;
  return (
    <List title={t('who.messages')}>
      {messages.map(({ _id, name, created_at, state, beginning }) => (
        <li key={_id}>
          <Link to={contactMessages.one(_id, assigned)} className="font-semibold">
            <Line>{beginning}</Line>
          </Link>
          <span className="block text-sm text-soft">
            <bdi>{nameIn(lang, name)}</bdi> · {t(`states.${state}`)} · <DateTime iso={created_at} />
          </span>
        </li>
      ))}
    </List>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="text-sm text-soft">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-1 grid gap-2">
        {children}
      </ul>
    </div>
  );
}
