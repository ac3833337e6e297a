import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens the registration form over the current page, for actions that need a new account; from there, log-in is one press away. */
export function useRegistration(): () => void {
  const { context } = useRouter().options;
  return useCallback(() => context.access.openRegister(undefined), [context]);
}
