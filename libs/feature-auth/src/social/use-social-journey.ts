// @flag socialLogin
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { errorMessage, socialAddress, useApi, type Schema } from '@parlour/api';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askProvider, WindowBlocked } from './ask-provider.ts';

type Provider = Pick<Schema<'SocialProvider'>, 'provider' | 'name'>;

/** The provider answered with an error, such as that the visitor declined. */
class ProviderRefused extends Error {}

const blocked = msg`Your browser did not open the window. Please allow pop-up windows for this site and try again.`;
const gone = msg`The log-in failed: its window was closed. Please try again.`;
const refused = msg`The log-in failed: access was declined there. Please try again.`;

export interface SocialJourney {
  /** Call it within a press. `around` wraps the request for the address, for example in a step-up. */
  go: (provider: Provider) => void;
  /** The provider that the visitor is at now. */
  at: Provider | undefined;
  /** What went wrong. */
  problem: MessageDescriptor | undefined;
  /** The window was blocked: the provider to which this page itself may go. */
  blockedAt: Provider | undefined;
}

interface Ends {
  purpose: 'login' | 'link';
  /** Requests the address; wrapped by a step-up if there is one. */
  around?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Uses the proof; errors are shown unless they were handled. */
  finish: (proof: Schema<'SocialReturn'>, provider: Provider) => Promise<void>;
}

/** Sends the visitor to a provider in a separate window and uses the proof that comes back. */
export function useSocialJourney({ purpose, around = (work) => work(), finish }: Ends): SocialJourney {
  const api = useApi();
  const waiting = useRef<AbortController>(null);
  const [missed, setMissed] = useState(false);
  useEffect(() => () => waiting.current?.abort(), []);

  const journey = useMutation({
    mutationFn: async (provider: Provider) => {
      waiting.current?.abort();
      const { signal } = (waiting.current = new AbortController());
      setMissed(false);
      const answer = await askProvider({
        address: () => around(() => socialAddress(api, purpose, provider.provider)),
        signal,
        onGone: () => setMissed(true),
      });
      setMissed(false);
      if ('error' in answer) throw new ProviderRefused(answer.error);
      await finish(answer.proof, provider);
    },
  });
  const { error, variables, isPending } = journey;
  return {
    go: journey.mutate,
    at: isPending && !missed ? variables : undefined,
    problem: missed ? gone : error ? problemOf(error) : undefined,
    blockedAt: error instanceof WindowBlocked ? variables : undefined,
  };
}

function problemOf(error: Error): MessageDescriptor | undefined {
  if (error instanceof WindowBlocked) return blocked;
  if (error instanceof ProviderRefused) return refused;
  // Another provider was chosen, or nobody is waiting any more.
  if (error.name === 'AbortError') return undefined;
  return errorMessage(error);
}
