import type { Schema } from '@parlour/api';
import type { RegistrationField } from '@parlour/domain';
import { atom, useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isInvitation, knownFields, type RegisterValues } from './register-values.ts';
import type { Invitation } from './use-invitation.ts';

/** Input that was typed into the form but not sent: it reappears with the dialog, until the page is reloaded. */
const draftAtom = atom<Pick<RegisterValues, 'fields' | 'countryDialingCode'> | null>(null);

/** Fields that have to be typed each time. */
const secrets: ReadonlySet<string> = new Set<RegistrationField>(['password', 'confirmPassword', 'paymentPassword', 'verificationCode']);

/** The initial input of the form; `keep` registers how to read it when the dialog closes, and whether it was `sent`. */
export function useDraft(settings: Schema<'RegisterSettings'>, { code }: Invitation) {
  const [draft, setDraft] = useAtom(draftAtom);
  const read = useRef<(() => RegisterValues) | null>(null);
  const sent = useRef(false);
  const leave = useEffectEvent(() => setDraft(sent.current || !read.current ? null : withoutSecrets(read.current())));
  useEffect(() => () => leave(), []);

  const names = knownFields([...settings.byUsername, ...settings.byMobile]).map(({ name }) => name);
  const first: RegisterValues = {
    fields: Object.fromEntries(names.map((name) => [name, (isInvitation(name) && code) || (draft?.fields[name] ?? '')])),
    countryDialingCode: draft?.countryDialingCode ?? settings.dialingCodes[0]?.code ?? '',
    captcha: '',
    adult: false,
    terms: false,
  };
  return {
    first,
    keep: (values: () => RegisterValues) => void (read.current = values),
    forget: () => void (sent.current = true),
  };
}

function withoutSecrets({ fields, countryDialingCode }: RegisterValues) {
  return { fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.has(name))), countryDialingCode };
}
