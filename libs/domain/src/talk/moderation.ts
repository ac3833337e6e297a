/** The reactions there are (content N64). */
export const chatReactionKinds = ['like', 'love', 'laugh', 'wow', 'luck', 'sad'] as const;
export type ChatReactionKind = (typeof chatReactionKinds)[number];

/** Why a member reports a message. */
const chatReportReasons = ['abuse', 'spam', 'fraud', 'privacy', 'begging', 'other'] as const;
export type ChatReportReason = (typeof chatReportReasons)[number];

/** So many different members hide a message by their reports until an operator has looked at it (content N63). */
export const reportsThatHide = 3;

/** For how many minutes an operator may mute a member; also for ever. */
export const chatMuteMinutes = { min: 10, max: 60 * 24 * 365 } as const;
