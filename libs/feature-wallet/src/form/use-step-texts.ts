import { useLingui } from '@lingui/react/macro';
import type { StepperProps } from '@parlour/ui';

/** The texts that every stepper needs, in the reader's digits: "Step 2 of 3". */
export function useStepTexts(): Pick<StepperProps, 'positionText' | 'numberText' | 'doneText'> {
  const { t, i18n } = useLingui();
  return {
    positionText: (at, all) => {
      const [step, of] = [i18n.number(at), i18n.number(all)];
      return t`Step ${step} of ${of}`;
    },
    numberText: (step) => i18n.number(step),
    doneText: t({ message: 'done', comment: 'Said after a step that is behind' }),
  };
}
