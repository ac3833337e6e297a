import { useLingui } from '@lingui/react/macro';
import { Button, clockText, CodeField, type CodeFieldProps } from '@parlour/ui';
import { codeLength } from './code-length.ts';
import { SendFailureDialog } from './send-failure-dialog.tsx';
import type { CodeSending } from './use-code-sending.ts';

interface SentCodeFieldProps extends Omit<CodeFieldProps, 'action' | 'hint' | 'aside' | 'length'> {
  /** How many digits; as many as all codes have unless the server told another number. */
  length?: number;
  sending: CodeSending;
  /** A code can be asked for: the number or address is valid. */
  sendable: boolean;
  /** Where the code went, once it did. */
  sentText: string;
}

/** The code that was sent, and the button that sends it: once its target is valid and no countdown runs (specification 4). */
export function SentCodeField({ sending, sendable, sentText, length = codeLength, ...field }: SentCodeFieldProps) {
  const { t } = useLingui();
  const { secondsLeft, pending, sent, problem } = sending;
  return (
    <>
      <CodeField
        {...field}
        length={length}
        {...(sent && { hint: sentText })}
        action={
          <Button
            variant="secondary"
            disabled={!sendable || secondsLeft > 0}
            loading={pending}
            loadingText={t`Sending the code`}
            onClick={() => void sending.send()}
          >
            {wait(secondsLeft) ?? t`Send code`}
          </Button>
        }
      />
      <SendFailureDialog problem={problem} onClose={sending.dismiss} />
    </>
  );

  function wait(seconds: number) {
    if (seconds === 0) return undefined;
    const secondsLeft = seconds;
    if (seconds <= 120) return t`Again in ${secondsLeft} s`;
    const time = clockText(seconds);
    return t({ message: `Again in ${time}`, comment: 'time such as 1:59:00, in hours, minutes and seconds' });
  }
}
