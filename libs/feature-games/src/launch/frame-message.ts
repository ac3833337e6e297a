const plainTypes = ['parlour.ready', 'parlour.close', 'parlour.balanceMayHaveChanged', 'parlour.error'] as const;

/** The messages that a framed game may send to the site. */
export type FrameMessage =
  | { type: (typeof plainTypes)[number] }
  /** `progress`: how much of the game has loaded, 0 to 1. Optional for vendors. */
  | { type: 'parlour.loading'; progress: number };

interface Sender {
  /** The only window whose messages are accepted. */
  frame: Window | null | undefined;
  /** The only origin whose messages are accepted: `origin` of the launch. */
  origin: string;
}

/** The message, if it comes from that frame on that origin and has the agreed form; else null (security D08). */
export function frameMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  sender: Sender,
): FrameMessage | null {
  if (!sender.frame || source !== sender.frame || origin !== sender.origin) return null;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'parlour.loading')
    return 'progress' in data && isShare(data.progress) ? { type: data.type, progress: data.progress } : null;
  const type = plainTypes.find((each) => each === data.type);
  return type ? { type } : null;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
