// The form kit: fields bound to rules, refusals at their field, codes that are sent, captcha and human check as fields.
// Must never know a client, a route, a brand or a feature: refusals come in as data; what fetches, sends or solves, as functions.
export { CaptchaField, type CaptchaPicture } from './captcha/captcha-field.tsx';
export { fieldMessage } from './field-message.ts';
export { FormAside, FormFoot, RequiredNote, SubmitButton } from './form-parts.tsx';
export { HumanCheckLine } from './human-check/human-check-line.tsx';
export { useHumanCheck, type HumanChallenge, type HumanCheck, type HumanProof } from './human-check/use-human-check.ts';
export { PaymentConfirmation } from './payment-confirmation.tsx';
export { encodeMessage, useMessage } from './message.ts';
export { MobileField } from './mobile-field.tsx';
export { showAtFields, useRefusal, type FormFields, type Refusal, type ShownRefusal } from './refusal.ts';
export { ProofField } from './proof-field.tsx';
export { RefusalNotice, ServiceLink } from './refusal-notice.tsx';
export { SecretField } from './secret-field.tsx';
export { codeLength, SentCodeField } from './sent-code/sent-code-field.tsx';
export { useCodeSending, type CodeSending } from './sent-code/use-code-sending.ts';
export { LanguageChoice, ServiceUrl } from './surroundings.ts';
export { maxLengths, requiredSecret, requiredText } from './text-checks.ts';
export { useBoundField } from './use-bound-field.ts';
export { useCopy } from './use-copy.ts';
