import { Button, FormActions } from '@parlour/ui';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** The form is on its way; `busyText` says so to who cannot see it. */
  busy: boolean;
  busyText: string;
  children: ReactNode;
}

/** The one button at the foot of a form that sends it. */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  return (
    <FormActions>
      <Button type="submit" size="l" block loading={busy} loadingText={busyText}>
        {children}
      </Button>
    </FormActions>
  );
}
