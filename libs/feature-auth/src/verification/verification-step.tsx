import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiRefusal } from '@parlour/api';
import { encodeMessage, FormAside, RefusalNotice, SentCodeField, SubmitButton, useMessage } from '@parlour/forms';
import { CallIcon, FormLayout, MessageIcon, RadioGroup, TextField, TextLink } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import type { VerificationAsked } from './asked.ts';
import { useVerification } from './use-verification.ts';
import * as styles from './verification.css.ts';

interface VerificationStepProps {
  asked: VerificationAsked;
  onDone: (passwordExpired: boolean) => void;
  /** Back to the first step; with the reason if it was not the visitor's choice. */
  onBack: (refusal?: ApiRefusal) => void;
}

const empty = msg`Please enter the code.`;

/** The step of a log-in after the password: one more proof, by an authenticator or by a code that is sent (security row 20). */
export function VerificationStep({ asked, onDone, onBack }: VerificationStepProps) {
  const { t } = useLingui();
  const messageOf = useMessage();
  const step = useVerification({ asked, onDone, onEnded: onBack });
  const intro = useRef<HTMLParagraphElement>(null);
  // The fields of the previous step are gone: focusing this makes screen readers announce what is needed now.
  useEffect(() => intro.current?.focus(), []);
  const { method, problem } = step;
  // In right-to-left text a number keeps its direction.
  const to = `\u2066${method === 'sms' ? asked.mobile : asked.email}\u2069`;
  const wayOf = {
    authenticator: { text: t`Authenticator app` },
    sms: { text: t`SMS to your mobile number`, hint: <bdi dir="ltr">{asked.mobile}</bdi>, icon: <CallIcon /> },
    email: { text: t`E-mail`, hint: <bdi dir="ltr">{asked.email}</bdi>, icon: <MessageIcon /> },
  };
  const onSubmit = (code: string) => void step.submit(code, encodeMessage(empty));

  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(step.code);
      }}
    >
      <p ref={intro} tabIndex={-1} className={styles.intro}>
        {method === 'authenticator' ? (
          <Trans>Your account is protected by an authenticator app. Enter the code that it shows, or one of your recovery codes.</Trans>
        ) : (
          <Trans>You have not logged in from this network before. We are sending you a code to make sure it is you.</Trans>
        )}
      </p>
      <RefusalNotice refusal={step.refusal} />
      {asked.methods.length > 1 && (
        <RadioGroup
          label={t`Where shall we send the code?`}
          look="cards"
          options={asked.methods.map((value) => ({ value, ...wayOf[value] }))}
          value={method}
          onValueChange={step.choose}
        />
      )}
      {method === 'authenticator' ? (
        <TextField
          ref={step.field}
          label={t`Code from the app, or a recovery code`}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          value={step.code}
          onChange={(event) => step.setCode(event.target.value)}
          error={messageOf(problem)}
        />
      ) : (
        <SentCodeField
          key={method}
          ref={step.field}
          label={t`Verification code`}
          value={step.code}
          onValueChange={step.setCode}
          onComplete={onSubmit}
          busy={step.busy}
          error={messageOf(problem)}
          sending={step.sendings[method]}
          sendable
          sentText={t`We sent a code to ${to}.`}
        />
      )}
      <SubmitButton busy={step.busy} busyText={t`Checking`}>
        <Trans>Confirm</Trans>
      </SubmitButton>
      <FormAside>
        <TextLink render={<button type="button" onClick={() => onBack()} />}>
          <Trans>Back to log-in</Trans>
        </TextLink>
      </FormAside>
    </FormLayout>
  );
}
