/** How fast a member may write (content N62). */
export const chatPace = { secondsBetween: 3, most: 20, mostInSeconds: 300, repeatSeconds: 60 } as const;
/** Seconds of slow mode that a room may have; 0 is none. */
export const chatSlowModes = { min: 5, max: 120 } as const;

/** An earlier message of the member. */
export interface Said {
  at: Date;
  roomId: string;
  /** Null for a card. */
  text: string | null;
}

export interface ChatWait {
  seconds: number;
  why: 'pause' | 'many' | 'repeated' | 'slow';
}

/**
 * How long a member must wait before writing in a room; null if not at all. `before` are their messages in any room, newest first: the last
 * 20 are enough.
 */
export function chatWait(
  now: Date,
  { roomId, slowMode, text }: { roomId: string; slowMode: number; text: string | null },
  before: readonly Said[],
): ChatWait | null {
  const left = (said: Said | undefined, seconds: number): number =>
    said === undefined ? 0 : Math.ceil((said.at.getTime() + seconds * 1000 - now.getTime()) / 1000);
  const waits: ChatWait[] = [
    { why: 'pause', seconds: left(before[0], chatPace.secondsBetween) },
    { why: 'many', seconds: left(before[chatPace.most - 1], chatPace.mostInSeconds) },
    {
      why: 'slow',
      seconds: left(
        before.find((said) => said.roomId === roomId),
        slowMode,
      ),
    },
    {
      why: 'repeated',
      seconds:
        text === null
          ? 0
          : left(
              before.find((said) => said.text !== null && sameText(said.text) === sameText(text)),
              chatPace.repeatSeconds,
            ),
    },
  ];
  const [longest] = waits.toSorted((a, b) => b.seconds - a.seconds);
  return longest!.seconds > 0 ? longest! : null;
}

const sameText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '') || text;
