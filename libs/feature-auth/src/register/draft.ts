import type { Schema } from '@parlour/api';
import type { RegistrationField } from '@parlour/domain';
import { atom, useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isInvitation, knownFields, type RegisterValues } from './register-values.ts';
import type { Invitation } from './use-invitation.ts';

/** What was typed into the form and not sent: it is there again when the dialog is, for as long as the page is. */
const draftAtom = atom<RegisterValues['fields']>({});

/** Given each time. */
const secrets: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword', 'verificationCode']);

/** What the form begins with; `keep` tells how to read it when the dialog closes, and that it was `sent`. */
export function useDraft(settings: Schema<'RegisterSettings'>, { code }: Invitation) {
  const [draft, setDraft] = useAtom(draftAtom);
  const read = useRef<(() => RegisterValues) | null>(null);
  const sent = useRef(false);
  const leave = useEffectEvent(() => setDraft(sent.current || !read.current ? {} : withoutSecrets(read.current().fields)));
  useEffect(() => () => leave(), []);

  const names = knownFields([...settings.byUsername, ...settings.byMobile]).map(({ name }) => name);
  const first: RegisterValues = {
    fields: Object.fromEntries(names.map((name) => [name, (isInvitation(name) && code) || (draft[name] ?? '')])),
    countryDialingCode: settings.dialingCodes[0]?.code ?? '',
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

function withoutSecrets(fields: RegisterValues['fields']): RegisterValues['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.has(name as RegistrationField)));
}
