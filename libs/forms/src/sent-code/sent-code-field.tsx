import { useLingui } from '@lingui/react/macro';
import { Button, clockText, CodeField, Dialog, WarningIcon, type CodeFieldProps } from '@parlour/ui';
import { useState } from 'react';
import { NextStep } from '../refusal-notice.tsx';
import type { CodeSending } from './use-code-sending.ts';

/** How many digits a code has that is sent by SMS or e-mail. */
export const codeLength = 6;

interface SentCodeFieldProps extends Omit<CodeFieldProps, 'action' | 'hint' | 'aside' | 'length'> {
  /** How many digits; `codeLength` by default. */
  length?: number;
  sending: CodeSending;
  /** Whether a code can be requested: the number or address is valid. */
  sendable: boolean;
  /** Where the code was sent, once it was. */
  sentText: string;
}

/** A one-time code with the button that sends it, enabled once the target is valid and no countdown runs (specification 4). */
export function SentCodeField({ sending, sendable, sentText, length = codeLength, ...field }: SentCodeFieldProps) {
  const { t, i18n } = useLingui();
  const { secondsLeft, pending, sent } = sending;
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
      <SendFailureDialog sending={sending} />
    </>
  );

  function wait(seconds: number) {
    if (seconds === 0) return undefined;
    const secondsLeft = i18n.number(seconds);
    if (seconds <= 120) return t`Again in ${secondsLeft} s`;
    const time = clockText(seconds, i18n.locale);
    return t({ message: `Again in ${time}`, comment: 'time such as 1:59:00, in hours, minutes and seconds' });
  }
}

/** Warns that no code was sent, and says why (specification 8, "SMS send failure"). */
function SendFailureDialog({ sending: { problem, dismiss } }: { sending: CodeSending }) {
  const { t, i18n } = useLingui();
  // Keeps the text while the dialog fades out.
  const [last, setLast] = useState(problem);
  if (problem !== null && problem !== last) setLast(problem);
  return (
    <Dialog
      open={problem !== null}
      onOpenChange={(open) => !open && dismiss()}
      title={t`The code was not sent`}
      description={last === null ? undefined : i18n._(last.message)}
      icon={<WarningIcon size="l" />}
      mood="warning"
      size="s"
      alert
      closeText={t`Close`}
      footer={
        <>
          {last?.next && <NextStep next={last.next} />}
          <Button onClick={dismiss}>{t({ message: 'OK', comment: 'Button that closes a warning' })}</Button>
        </>
      }
    />
  );
}
