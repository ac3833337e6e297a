import { msg } from '@lingui/core/macro';
import { loginVerificationMutation, refusalOf, useApi, verifyLoginMutation, type ApiRefusal } from '@parlour/api';
import { encodeMessage, useCodeSending, useRefusal } from '@parlour/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VerificationAsked } from './asked.ts';

const wrong = msg({
  message: '{triesLeft, plural, one {This code is incorrect. # attempt left.} other {This code is incorrect. # attempts left.}}',
  comment: 'triesLeft counts down to the end of a log-in',
});

interface Verification {
  asked: VerificationAsked;
  /** Somebody has logged in; true if they may do nothing but change the password. */
  onDone: (passwordExpired: boolean) => void;
  /** The log-in has to start over. */
  onEnded: (refusal: ApiRefusal) => void;
}

/** The logic of a log-in's second proof: a method is chosen, a code is sent and typed in. */
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
    refusalOf,
    send: () => send.mutateAsync({ ticket, method: by }),
    onSent: () => {
      setProblem(undefined);
      field.current?.focus();
    },
    onRefused: ended,
  });
  const sendings = { sms: useCodeSending(ask('sms')), email: useCodeSending(ask('email')) };

  function ended(refusal: ApiRefusal): boolean {
    if (refusal.code === 'verification_ended') onEnded(refusal);
    return refusal.code === 'verification_ended';
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
      const refusal = refusalOf(thrown);
      if (ended(refusal)) return;
      const { triesLeft } = refusal.params;
      if (refusal.code === 'code_invalid' && typeof triesLeft === 'number') {
        setCode('');
        say(encodeMessage({ ...wrong, values: { triesLeft } }));
      } else if (refusal.code === 'code_expired') say(encodeMessage(refusal.message));
      else refused.show(refusal);
    }
  }

  function say(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  return { method, choose, code, setCode, problem, field, sendings, submit, busy: verify.isPending, refusal: refused.refusal };
}
