import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens the registration over the page that is shown, for what only a new account can do; a log-in is one press away from it. */
export function useRegistration(): () => void {
  const { context } = useRouter().options;
  return useCallback(() => context.access.openRegister(undefined), [context]);
}
