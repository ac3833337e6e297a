import { Trans, useLingui } from '@lingui/react/macro';
import { useMessage } from '@parlour/forms';
import { Checkbox, TextLink } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { useController, useFormContext } from 'react-hook-form';
import { legalDocumentAtom } from '../dialogs.ts';
import type { RegisterValues } from './register-values.ts';

/** Age and terms. A separate component, so that its fields come after the others when the first error is focused. */
export function Consents({ minimumAge: age }: { minimumAge: number }) {
  const { i18n, t } = useLingui();
  const minimumAge = i18n.number(age);
  const openLegal = useSetAtom(legalDocumentAtom);
  const [adult, terms] = [useConsent('adult'), useConsent('terms')];
  return (
    <>
      <Checkbox label={t`I am ${minimumAge} years old or older.`} {...adult} />
      <Checkbox
        {...terms}
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

/** Registered by hand: while one form replaces another, two boxes with the same name exist for a moment, which would count as a list. */
function useConsent(name: 'adult' | 'terms') {
  const messageOf = useMessage();
  const { control } = useFormContext<RegisterValues>();
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ...rest } = field;
  return { ...rest, checked: value, onChange, error: messageOf(fieldState.error?.message) };
}
