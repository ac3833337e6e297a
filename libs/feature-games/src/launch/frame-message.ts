/** What a game in the frame may say to the site around it. */
export const frameMessageTypes = ['parlour.ready', 'parlour.close', 'parlour.balanceMayHaveChanged', 'parlour.error'] as const;
export type FrameMessage = (typeof frameMessageTypes)[number];

interface Sender {
  /** The only window whose word counts. */
  frame: Window | null | undefined;
  /** The only origin whose word counts: `origin` of the launch. */
  origin: string;
}

/** The message, if it comes from that frame on that origin and has the agreed form; else null (security D08). */
export function frameMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  sender: Sender,
): FrameMessage | null {
  if (!sender.frame || source !== sender.frame || origin !== sender.origin) return null;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return frameMessageTypes.find((type) => type === data.type) ?? null;
}
