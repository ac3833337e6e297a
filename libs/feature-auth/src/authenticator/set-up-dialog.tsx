import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { confirmAuthenticatorMutation, refusalOf, useApi, type Schema } from '@parlour/api';
import { encodeMessage, RefusalNotice, SubmitButton, useMessage, useRefusal } from '@parlour/forms';
import { CodeField, Dialog, FormLayout, TextLink } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SecretView } from './secret-view.tsx';
import * as styles from './authenticator.css.ts';

interface SetUpDialogProps {
  begun: Schema<'AuthenticatorSecret'>;
  onClose: () => void;
  /** The authenticator is on; the codes are shown only this once. */
  onDone: (codes: readonly string[]) => void;
}

const digits = 6;

const tooShort = msg`Please enter the six digits that your app shows.`;

/** The secret for the app, as a QR code and as text, and the field for the code that proves that the app has it. */
export function SetUpDialog({ begun, onClose, onDone }: SetUpDialogProps) {
  const { t } = useLingui();
  const messageOf = useMessage();
  const confirm = useMutation(confirmAuthenticatorMutation(useApi(), useQueryClient()));
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { refusal, show, clear } = useRefusal();
  const field = useRef<HTMLInputElement>(null);

  const say = (text: string) => {
    setWrong(text);
    field.current?.focus();
  };
  async function submit(typed: string) {
    if (confirm.isPending) return;
    if (typed.length < digits) return say(encodeMessage(tooShort));
    setWrong(undefined);
    clear();
    try {
      onDone(await confirm.mutateAsync(typed));
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (refusal.code !== 'code_invalid') return show(refusal);
      setCode('');
      say(encodeMessage(refusal.message));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Set up an authenticator`}
      description={t`Scan this with an authenticator app on your phone, then enter the code that it shows.`}
      closeText={t`Close`}
      coverCloses={false}
    >
      <FormLayout
        onSubmit={(event) => {
          event.preventDefault();
          void submit(code);
        }}
      >
        <RefusalNotice refusal={refusal} />
        <SecretView begun={begun} />
        <p className={styles.aside}>
          {/* A phone cannot scan its own screen: its app opens the address. */}
          <TextLink render={<a href={begun.uri} />}>
            <Trans>Open the app on this device</Trans>
          </TextLink>
        </p>
        <CodeField
          ref={field}
          label={t`Code from the app`}
          value={code}
          length={digits}
          onValueChange={setCode}
          onComplete={(typed) => void submit(typed)}
          busy={confirm.isPending}
          error={messageOf(wrong)}
        />
        <SubmitButton busy={confirm.isPending} busyText={t`Checking`}>
          <Trans>Turn on</Trans>
        </SubmitButton>
      </FormLayout>
    </Dialog>
  );
}
