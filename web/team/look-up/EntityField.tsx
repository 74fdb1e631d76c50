import { Code } from '#web/kit/Ltr.tsx';
import { useWords } from '#web/lib/words.tsx';
import { LookUpField, type LookUpFieldProps } from './LookUpField.tsx';
import { PersonLine } from './PersonLine.tsx';

/** The CR number of a school or organisation; what is found shows whether it can have a tax invoice. */
export function EntityField(props: Pick<LookUpFieldProps, 'people' | 'field' | 'onFound'>) {
  const t = useWords('look-up');
  return (
    <LookUpField {...props} kind="entity" label={t('crNumber')} hint={t('crNumberHint')} required>
      {(entity) => (
        <PersonLine person={entity} shape="square" announced>
          <p className="text-sm text-soft">
            {entity.vatNumber ? (
              <>
                {t('vatNumber')}: <Code>{entity.vatNumber}</Code>
              </>
            ) : (
              t('noVatNumber')
            )}
          </p>
        </PersonLine>
      )}
    </LookUpField>
  );
}
