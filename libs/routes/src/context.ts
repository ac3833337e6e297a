import type { Api, Schema } from '@parlour/api';
import type { AccessRefusal, LanguageCode } from '@parlour/domain';
import type { QueryClient } from '@tanstack/react-query';

/** What somebody wanted when a rule stopped them: something to do, or an address to go to. */
export type Intent = (() => void) | { href: string };

/** A way to prove again who asks. */
export type StepUpMethod = Schema<'StepUpPayload'>['method'] | 'passkey';

/** What the page does when a rule says no: the app fills it in with its dialogs. */
export interface Access {
  /** Asks for a log-in, or for a real account; `intent` is tried again after it. */
  refuse(refusal: AccessRefusal, intent: Intent): void;
  openLogin(): void;
  openRegister(referralCode: string | undefined): void;
  /** Goes on with whatever a provider sent the visitor back with; asks for a log-in where that is nothing. */
  finishSocialLogin(): void;
  /** Helps who forgot the password. */
  openRecovery(): void;
  /** Asks whoever is logged in to prove it again, in one of these ways; whether they did. */
  stepUp(methods: readonly StepUpMethod[]): Promise<boolean>;
}

/** What guards and loaders are given. */
export interface RouterContext {
  api: Api;
  queryClient: QueryClient;
  access: Access;
  /** The language of the page now. */
  language(): LanguageCode;
}
