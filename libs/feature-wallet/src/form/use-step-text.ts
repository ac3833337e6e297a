import { useLingui } from '@lingui/react/macro';

/** "Step 2 of 3", in the reader's digits. */
export function useStepText(): (step: number, of: number) => string {
  const { t, i18n } = useLingui();
  return (at, all) => {
    const [step, of] = [i18n.number(at), i18n.number(all)];
    return t`Step ${step} of ${of}`;
  };
}
