/** The available reactions (content N64). */
export const chatReactionKinds = ['like', 'love', 'laugh', 'wow', 'luck', 'sad'] as const;
export type ChatReactionKind = (typeof chatReactionKinds)[number];

/** Why a member reports a message. */
const chatReportReasons = ['abuse', 'spam', 'fraud', 'privacy', 'begging', 'other'] as const;
export type ChatReportReason = (typeof chatReportReasons)[number];

/** Reports by this many different members hide a message until an operator has reviewed it (content N63). */
export const reportsThatHide = 3;

/** For how many minutes an operator may mute a member; a mute without an end is possible too. */
export const chatMuteMinutes = { min: 10, max: 60 * 24 * 365 } as const;
