import { ApiError, errorMessage, refusalOf, registerMutation, useApi, useLanguage, type ApiRefusal, type Schema } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { guessedWords } from '@parlour/domain';
import { encodeMessage, showAtFields, useHumanCheck, useRefusal } from '@parlour/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHumanChallenge } from '../human-challenge.ts';
import { prefilled } from '../social/social-proof.ts';
import type { SocialProof } from '../social/social-proof.ts';
import { useDraft } from './draft.ts';
import { formFields } from './form-fields.ts';
import { bodyOf } from './register-body.ts';
import { isInvitation, knownFields, problemsOf, tidied, wrongPaths, type KnownField, type RegisterValues } from './register-values.ts';
import { useInvitationCheck, type Invitation } from './use-invitation.ts';

export type RegisterMethod = 'username' | 'mobile';

interface RegisterFormInput {
  by: RegisterMethod;
  settings: Schema<'RegisterSettings'>;
  invitation: Invitation;
  /** The visitor's identity from a provider. */
  social?: SocialProof | undefined;
  onDone: () => void;
}

/**
 * The logic of the register form: values, rules, the request, and where each refusal is shown. One for all ways to register, so that input
 * is kept when the visitor switches between them, or closes and reopens the dialog.
 */
export function useRegisterForm({ by, settings, invitation, social, onDone }: RegisterFormInput) {
  const brand = useBrand();
  const language = useLanguage();
  const human = useHumanCheck(useHumanChallenge());
  const refused = useRefusal();
  const registration = useMutation(registerMutation(useApi(), useQueryClient()));
  const wrongInvitation = useInvitationCheck();
  const [captchaTries, setCaptchaTries] = useState(0);
  const draft = useDraft(settings, invitation);
  const fields = askedFields(by === 'mobile' ? settings.byMobile : settings.byUsername, invitation);
  // A form with a code by SMS needs no captcha.
  const captcha = settings.captchaRequired && !fields.some(({ name, required }) => name === 'verificationCode' && required);
  const facts = () => ({
    guesses: { words: guessedWords(brand) },
    minimumAge: settings.minimumAge,
    dialingCodes: settings.dialingCodes,
    today: new Date(),
  });

  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    // Fields are registered in the order in which the tabs were opened, not in that of the form.
    shouldFocusError: false,
    defaultValues:
      FLAGS.socialLogin && social ? { ...draft.first, fields: { ...draft.first.fields, ...prefilled(fields, social) } } : draft.first,
    resolver: (values) => {
      const errors = problemsOf(values, { fields, captcha, facts: facts() });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { getValues } = form;
  const keepDraft = useEffectEvent(() => draft.keep(getValues));
  useEffect(() => keepDraft(), []);

  function show(refusal: ApiRefusal) {
    if (!showAtFields(form, refusal, formFields)) refused.show(refusal);
    if (captcha) {
      form.resetField('captcha');
      setCaptchaTries((tries) => tries + 1);
    }
  }

  async function send(values: RegisterValues) {
    refused.clear();
    try {
      const typed = tidied(values, fields, settings.dialingCodes);
      const wrong = await wrongInvitation(fields, typed);
      if (wrong) return refuseInvitation(wrong);
      const body = bodyOf({ fields, typed, values, captcha, invitation });
      await human.spend((altcha) =>
        registration.mutateAsync({
          by,
          body: { ...body, ...(FLAGS.socialLogin && social && { socialTicket: social.ticket }), language, altcha },
        }),
      );
      draft.forget();
      onDone();
    } catch (thrown) {
      show(refusalOf(thrown));
    }
  }

  const submit = form.handleSubmit(send, (errors) => {
    const [first] = wrongPaths(fields, errors);
    if (first) form.setFocus(first);
  });

  function refuseInvitation({ name }: KnownField) {
    form.setError(`fields.${name}`, { type: 'server', message: invitationError }, { shouldFocus: true });
  }
  /** A hint beside the code from the address: an untouched form marks nothing as wrong, and keeps its initial focus. */
  const codeHint = invitation.state === 'wrong' ? invitationError : undefined;

  /** Errors of one way do not apply to the other. */
  function forgetErrors() {
    form.clearErrors();
    refused.clear();
  }

  return { form, fields, captcha, captchaTries, human, submit, codeHint, refusal: refused.refusal, forgetErrors };
}

const invitationError = encodeMessage(errorMessage(new ApiError({ code: 'invitation_code_error', status: 422 })));

/** The fields that the brand asks for; a code that came with the address need not be typed. */
function askedFields(asked: Schema<'RegisterSettings'>['byUsername'], { state }: Invitation): KnownField[] {
  const typesCode = state === 'open' || state === 'wrong';
  return knownFields(asked).filter(({ name }) => typesCode || !isInvitation(name));
}
