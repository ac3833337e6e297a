import { msg } from '@lingui/core/macro';
import { errorMessage, kept, loginVerificationMutation, toApiError, useApi, verifyLoginMutation, type ApiError } from '@parlour/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCodeSending } from '../codes/use-code-sending.ts';
import { useRefusal } from '../form/use-refusal.ts';
import type { VerificationAsked } from './asked.ts';

const wrong = msg({
  message: '{triesLeft, plural, one {This code is not right. # try is left.} other {This code is not right. # tries are left.}}',
  comment: 'triesLeft counts down to the end of a log-in',
});

interface Verification {
  asked: VerificationAsked;
  /** Somebody is in; whether they may do nothing but change the password. */
  onDone: (passwordExpired: boolean) => void;
  /** The log-in begins anew. */
  onEnded: (error: ApiError) => void;
}

/** The second proof of a log-in without its looks: a way is chosen, a code is sent and typed in. */
export function useVerification({ asked, onDone, onEnded }: Verification) {
  const api = useApi();
  const [method, setMethod] = useState(asked.methods[0]!);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refused = useRefusal();
  const verify = useMutation(verifyLoginMutation(api, useQueryClient()));
  const send = useMutation(loginVerificationMutation(api));
  const { ticket } = asked;
  const ask = (by: 'sms' | 'email') => ({
    pauseKey: `verify.${by}`,
    ask: () => send.mutateAsync({ ticket, method: by }),
    onSent: () => {
      setProblem(undefined);
      field.current?.focus();
    },
    onRefused: (error: ApiError) => ended(error),
  });
  const sendings = { sms: useCodeSending(ask('sms')), email: useCodeSending(ask('email')) };

  function ended(error: ApiError): boolean {
    if (error.code === 'verification_ended') onEnded(error);
    return error.code === 'verification_ended';
  }

  function choose(next: typeof method) {
    setMethod(next);
    setCode('');
    setProblem(undefined);
  }

  async function submit(typed: string, empty: string) {
    if (verify.isPending) return;
    refused.clear();
    if (typed.trim() === '') return say(empty);
    setProblem(undefined);
    try {
      const { passwordExpired } = await verify.mutateAsync({ ticket, method, code: typed });
      onDone(passwordExpired);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (ended(error)) return;
      const { triesLeft } = error.params;
      if (error.code === 'code_invalid' && typeof triesLeft === 'number') {
        setCode('');
        say(kept({ ...wrong, values: { triesLeft } }));
      } else if (error.code === 'code_expired') say(kept(errorMessage(error)));
      else refused.show(error);
    }
  }

  function say(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  return { method, choose, code, setCode, problem, field, sendings, submit, busy: verify.isPending, refusal: refused.refusal };
}
