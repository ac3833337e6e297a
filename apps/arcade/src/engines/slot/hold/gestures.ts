/**
 * How the picture of a companion acts while coins are locked: it waves at each one (`wave`), turns in it (`turn`) or strikes it (`strike`),
 * sinks deeper with each respin (`sink`), or appears once for each respin left (`beat`). It decides nothing.
 */
export const gestures = ['wave', 'turn', 'strike', 'sink', 'beat'] as const;
export type Gesture = (typeof gestures)[number];
