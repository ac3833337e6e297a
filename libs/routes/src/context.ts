import type { Api, Schema } from '@parlour/api';
import type { AccessRefusal, LanguageCode } from '@parlour/domain';
import type { QueryClient } from '@tanstack/react-query';

/** What the visitor wanted when a rule stopped them: an action, or an address. */
export type Intent = (() => void) | { href: string };

/** A method of step-up. */
export type StepUpMethod = Schema<'StepUpPayload'>['method'] | 'passkey';

/** What the page does when a rule says no: the app fills it in with its dialogs. */
export interface Access {
  /** Asks for a log-in, or for a real account; `intent` is tried again after it. */
  refuse(refusal: AccessRefusal, intent: Intent): void;
  openLogin(): void;
  openRegister(referralCode: string | undefined): void;
  /** Continues with the result that a provider sent the visitor back with; asks for a log-in where there is none. */
  finishSocialLogin(): void;
  /** Starts the recovery of a forgotten password. */
  openRecovery(): void;
  /** Asks the user for a step-up by one of these methods; resolves to whether it succeeded. */
  stepUp(methods: readonly StepUpMethod[]): Promise<boolean>;
}

/** The context of guards and loaders. */
export interface RouterContext {
  api: Api;
  queryClient: QueryClient;
  access: Access;
  /** The language of the page now. */
  language(): LanguageCode;
}
