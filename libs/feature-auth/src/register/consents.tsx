import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextLink } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { useFormContext } from 'react-hook-form';
import { legalDocumentAtom } from '../dialogs.ts';
import { useSaid } from '../form/kept-message.ts';
import type { RegisterValues } from './register-values.ts';

/** Age and terms. A component of its own, so that its fields come after the others when the first error is looked for. */
export function Consents({ minimumAge }: { minimumAge: number }) {
  const { t } = useLingui();
  const openLegal = useSetAtom(legalDocumentAtom);
  const { register, formState } = useFormContext<RegisterValues>();
  const said = useSaid();
  const { adult, terms } = formState.errors;
  return (
    <>
      <Checkbox label={t`I am ${minimumAge} years old or older.`} error={said(adult?.message)} {...register('adult')} />
      <Checkbox
        error={said(terms?.message)}
        {...register('terms')}
        label={
          <Trans>
            I have read and accept the{' '}
            <TextLink render={<button type="button" onClick={() => openLegal('terms')} />}>terms and conditions</TextLink>.
          </Trans>
        }
      />
    </>
  );
}
