// @flag socialLogin
import type { SocialBack } from './social-back.ts';

/** Which of the two ways a provider answered. */
export type SocialAnswer = { proof: { provider: string; code: string; state: string; iss?: string } } | { error: string };

export function answerOf({ provider, query }: SocialBack): SocialAnswer {
  const params = new URLSearchParams(query);
  const [code, state, iss] = [params.get('code'), params.get('state'), params.get('iss')];
  if (code === null || state === null || params.has('error')) return { error: params.get('error') ?? 'incomplete' };
  return { proof: { provider, code, state, ...(iss !== null && { iss }) } };
}
