// @flag freePlay
import { freeplayMutation, useApi } from '@parlour/api';
import { useRouter } from '@parlour/routes';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { authDialogAtom } from '../dialogs.ts';

export interface FreePlay {
  begin: () => void;
  isPending: boolean;
  error: UseMutationResult['error'];
}

/** Logging in as a trial user with play money: closes dialogs and goes home (specification 4). */
export function useFreePlay(onBegun?: () => void): FreePlay {
  const api = useApi();
  const router = useRouter();
  const setDialog = useSetAtom(authDialogAtom);
  const { mutate, isPending, error } = useMutation(freeplayMutation(api, useQueryClient()));
  const begin = () =>
    mutate(undefined, {
      onSuccess: () => {
        setDialog(null);
        onBegun?.();
        void router.navigate({ to: '/' });
      },
    });
  return { begin, isPending, error };
}
