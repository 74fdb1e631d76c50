import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { mayRegister } from '#web/lib/registering.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

/**
 * Tells signed-in people who may not register teams who may, and what to do instead. Shown on the season's page, where
 * requests for the wizard are redirected (public spec, section 6).
 */
export function TakePart() {
  const { user } = useSession();
  return user && !mayRegister(user) ? <Note key={user._id} /> : null;
}

function Note() {
  const t = useWords('take-part');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === '#take-part') heading.current?.focus();
  }, []);
  return (
    <div className="wrap pt-8 sm:pt-10">
      <Card as="section" pad="lg" id="take-part" aria-labelledby="take-part-title" className="scroll-mt-24">
        <div className="flex items-center gap-8">
          <Robot pose="wave" size={132} className="robot-still shrink-0 max-md:hidden" />
          <div className="min-w-0 grow">
            <h2 id="take-part-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
              {t('title')}
            </h2>
            <p className="mt-2 max-w-prose text-soft">
              {t('text')}{' '}
              <Link look="strong" to={paths.myTeams()} className="whitespace-nowrap">
                {t('myTeams')}
              </Link>
            </p>
            <MembershipId />
            <p className="mt-4 text-sm text-soft">{t('noCoach')}</p>
          </div>
        </div>
      </Card>
    </div>
  );
}

/** The number, requested here because the browser does not store it, and a button that copies it. */
function MembershipId() {
  const t = useWords('take-part');
  const [number, setNumber] = useState<string | null>();
  const [state, setState] = useState<'copied' | 'selected'>();
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let gone = false;
    const asked = askNumber().catch(() => null);
    asked.then((answer) => !gone && setNumber(answer));
    return () => {
      gone = true;
    };
  }, []);
  if (number === null) {
    return (
      <ButtonLink to={paths.profile()} className="mt-4">
        {t('inProfile')}
      </ButtonLink>
    );
  }
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The clipboard is not available everywhere: the text is selected, and the person copies it.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setState('selected');
    }
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <p>
          <span className="block text-sm text-soft">{t('number')}</span>
          <span ref={shown} className="block min-h-[1lh] min-w-[10ch] text-2xl font-bold select-all">
            {number ? <Ltr>{number}</Ltr> : <Skeleton className="h-8 w-40" />}
          </span>
        </p>
        <Button
          disabled={!number}
          icon={state === 'copied' ? <Check aria-hidden size="1.15em" /> : <Copy aria-hidden size="1.15em" />}
          onClick={() => number && copy(number)}
        >
          {t(state === 'copied' ? 'copied' : 'copy')}
        </Button>
      </div>
      <p role="status" className="text-sm text-soft *:mt-2">
        {state && <span className={state === 'copied' ? 'sr-only' : 'block'}>{t(state)}</span>}
      </p>
    </>
  );
}

async function askNumber(): Promise<string> {
  const [{ call }, { getUser }] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#contract/endpoints/session.ts'),
  ]);
  return (await call(getUser)).user.national_id;
}
