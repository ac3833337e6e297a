// @flag chatRoom
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import type { ChatNote } from '@parlour/domain/talk';

type Kind = Schema<'ChatReactionKind'>;

/** The sign of each reaction; its name is for screen readers. */
export const reactionSigns: Readonly<Record<Kind, string>> = { like: '👍', love: '❤️', laugh: '😂', wow: '😮', luck: '🍀', sad: '😢' };

export function useReactionNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return { like: t`Like`, love: t`Love`, laugh: t`Laugh`, wow: t`Wow`, luck: t`Good luck`, sad: t`Sad` };
}

/** A person's name in the chat; account names are never shown. */
export function useNickname(): (person: { nickname: string | null; author: string }) => string {
  const { t } = useLingui();
  return ({ nickname, author }) => {
    const code = author.slice(0, 4).toUpperCase();
    return nickname ?? t`Player ${code}`;
  };
}

/** The notes that replace what may not be said. */
export function useChatNotes(): Readonly<Record<ChatNote, string>> {
  const { t } = useLingui();
  return { phone: t`telephone number left out`, site: t`address of another site left out`, wallet: t`wallet address left out` };
}
