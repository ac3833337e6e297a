import type { Tables } from '../../../../kernel/tables.ts';

/** The tables whose rows belong to a member. */
export type MemberTable = { [T in keyof Tables]: Tables[T] extends { member_id: unknown } ? T : never }[keyof Tables];

/** What is written of a table's rows into the file for a member who asks what is known about them. */
export interface Told<T extends MemberTable> {
  /** Its name in the file. */
  as: string;
  columns: readonly (keyof Tables[T] & string)[];
  /** The column of time that the rows are ordered by. */
  at?: keyof Tables[T] & string;
  /** The columns that tell rows of the same time apart. */
  key: readonly (keyof Tables[T] & string)[];
  /** Columns of minor units, written as decimals of the row's `currency`. */
  amounts?: readonly (keyof Tables[T] & string)[];
  /** Columns that are sealed, each with its place in the vault, `table.column`. */
  sealed?: readonly (keyof Tables[T] & string)[];
}

interface Held<T extends MemberTable> {
  /** What is told of it, or why nothing is. */
  told: Told<T> | string;
  /** What becomes of its rows when the member is erased; `emptied` by its area, or in erase.ts. */
  erased: 'deleted' | 'emptied' | 'kept';
}

const secret = 'a secret by which the member is recognised, or the trace of one';
const derived = 'calculated from what the file has';
const colleagues = 'what operators note for each other';

/**
 * Everything that is stored about a member, by table: a new table does not compile until it is decided what a member is told of it, and what
 * becomes of it when the member is erased. `member` itself, the books and the audit log are treated on their own.
 */
export const heldRows: { readonly [T in MemberTable]: Held<T> } = {
  session: {
    told: { as: 'sessions', at: 'created_at', key: ['id'], columns: ['created_at', 'last_seen_at', 'ip', 'user_agent'] },
    erased: 'deleted',
  },
  known_network: {
    told: { as: 'networks', at: 'last_login_at', key: ['network'], columns: ['network', 'country', 'since', 'last_login_at'] },
    erased: 'deleted',
  },
  known_device: {
    told: { as: 'browsers', at: 'last_login_at', key: ['device'], columns: ['device', 'since', 'last_login_at'] },
    erased: 'deleted',
  },
  passkey: {
    told: { as: 'passkeys', at: 'created_at', key: ['id'], columns: ['name', 'site', 'created_at', 'last_used_at'] },
    erased: 'deleted',
  },
  social_identity: {
    told: { as: 'connectedAccounts', at: 'linked_at', key: ['id'], columns: ['provider', 'shown_as', 'linked_at', 'last_used_at'] },
    erased: 'deleted',
  },
  push_choice: {
    told: { as: 'notificationChoices', at: 'chosen_at', key: ['id'], columns: ['channel', 'category', 'chosen', 'wording', 'chosen_at'] },
    erased: 'deleted',
  },
  push_subscription: {
    told: { as: 'notifiedBrowsers', at: 'created_at', key: ['id'], columns: ['browser', 'system', 'created_at'] },
    erased: 'deleted',
  },
  legal_acceptance: {
    told: { as: 'agreements', at: 'accepted_at', key: ['item_id', 'version'], columns: ['item_id', 'version', 'accepted_at'] },
    erased: 'kept',
  },
  notice_confirmation: {
    told: { as: 'confirmedNotices', at: 'confirmed_at', key: ['item_id', 'version'], columns: ['item_id', 'version', 'confirmed_at'] },
    erased: 'kept',
  },
  deposit: {
    told: {
      as: 'deposits',
      at: 'created_at',
      key: ['id'],
      columns: ['id', 'created_at', 'settled_at', 'status', 'amount', 'currency', 'provider', 'method', 'payment_id', 'promotion'],
      amounts: ['amount'],
    },
    erased: 'emptied',
  },
  deposit_limit: {
    told: { as: 'depositLimits', at: 'set_at', key: ['days'], columns: ['days', 'amount', 'currency', 'set_at'], amounts: ['amount'] },
    erased: 'kept',
  },
  withdrawal: {
    told: {
      as: 'withdrawals',
      at: 'created_at',
      key: ['id'],
      columns: [
        'id',
        'created_at',
        'decided_at',
        'confirmed_at',
        'status',
        'amount',
        'currency',
        'payee_name',
        'bank_name',
        'account_number',
        'reason',
      ],
      amounts: ['amount'],
      sealed: ['payee_name', 'account_number'],
    },
    erased: 'emptied',
  },
  received_transfer: {
    told: {
      as: 'receivedTransfers',
      at: 'received_at',
      key: ['id'],
      columns: ['id', 'received_at', 'amount', 'required', 'currency'],
      amounts: ['amount', 'required'],
    },
    erased: 'kept',
  },
  round: {
    told: {
      as: 'rounds',
      at: 'placed_at',
      key: ['id'],
      columns: ['id', 'placed_at', 'settled_at', 'vendor', 'game_code', 'book', 'status', 'stake', 'win', 'currency'],
      amounts: ['stake', 'win'],
    },
    erased: 'kept',
  },
  lottery_ticket: {
    told: {
      as: 'lotteryTickets',
      at: 'placed_at',
      key: ['id'],
      columns: ['id', 'placed_at', 'cancelled_at', 'book', 'line_count', 'stake', 'currency'],
      amounts: ['stake'],
    },
    erased: 'kept',
  },
  lottery_line: {
    told: {
      as: 'lotteryBets',
      at: 'placed_at',
      key: ['id'],
      columns: ['id', 'ticket_id', 'placed_at', 'settled_at', 'draw_id', 'type', 'at', 'selection', 'state', 'stake', 'payout', 'currency'],
      amounts: ['stake', 'payout'],
    },
    erased: 'kept',
  },
  lottery_chase: {
    told: {
      as: 'lotteryChases',
      at: 'placed_at',
      key: ['id'],
      columns: ['id', 'placed_at', 'ended_at', 'game_code', 'type', 'selection', 'state', 'stake', 'currency'],
      amounts: ['stake'],
    },
    erased: 'kept',
  },
  bonus_grant: {
    told: {
      as: 'bonuses',
      at: 'granted_at',
      key: ['id'],
      columns: [
        'id',
        'granted_at',
        'expires_at',
        'ended_at',
        'status',
        'amount',
        'required',
        'wagered',
        'converted',
        'returned',
        'currency',
      ],
      amounts: ['amount', 'required', 'wagered', 'converted', 'returned'],
    },
    erased: 'kept',
  },
  free_spins: {
    told: {
      as: 'freeSpins',
      at: 'claimed_at',
      key: ['id'],
      columns: ['id', 'claimed_at', 'expires_at', 'ended_at', 'vendor', 'game_code', 'spins', 'state', 'stake', 'currency'],
      amounts: ['stake'],
    },
    erased: 'kept',
  },
  promotion_claim: {
    told: { as: 'promotionClaims', at: 'claimed_at', key: ['id'], columns: ['id', 'claimed_at', 'promotion_id', 'version', 'subject'] },
    erased: 'kept',
  },
  promotion_entry: {
    told: {
      as: 'promotionEntries',
      at: 'last_at',
      key: ['id'],
      columns: ['id', 'promotion_id', 'version', 'period', 'joined_at', 'last', 'last_at', 'remark', 'reason'],
    },
    erased: 'emptied',
  },
  raffle_ticket: {
    told: { as: 'raffleTickets', at: 'taken_at', key: ['place'], columns: ['promotion_id', 'number', 'taken_at'] },
    erased: 'kept',
  },
  board_prize: {
    told: {
      as: 'leaderboardPrizes',
      at: 'fixed_at',
      key: ['board', 'rank'],
      columns: ['board', 'rank', 'amount', 'currency', 'fixed_at'],
      amounts: ['amount'],
    },
    erased: 'kept',
  },
  loyalty_claim: {
    told: {
      as: 'loyaltyClaims',
      at: 'claimed_at',
      key: ['kind', 'subject', 'period', 'part'],
      columns: ['kind', 'subject', 'period', 'amount', 'points', 'currency', 'claimed_at'],
      amounts: ['amount'],
    },
    erased: 'kept',
  },
  redeem_order: {
    told: {
      as: 'redeemOrders',
      at: 'created_at',
      key: ['id'],
      columns: ['id', 'created_at', 'decided_at', 'status', 'kind', 'title', 'quantity', 'points', 'address', 'reason', 'remark'],
      sealed: ['address'],
    },
    erased: 'emptied',
  },
  vip_change: {
    told: { as: 'levels', at: 'at', key: ['month'], columns: ['at', 'from_rank', 'to_rank'] },
    erased: 'kept',
  },
  message: {
    told: { as: 'messages', at: 'created_at', key: ['id'], columns: ['created_at', 'read_at', 'deleted_at', 'kind', 'params'] },
    erased: 'deleted',
  },
  broadcast_mark: {
    told: { as: 'openedBroadcasts', at: 'read_at', key: ['broadcast_id'], columns: ['broadcast_id', 'read_at', 'deleted_at'] },
    erased: 'kept',
  },
  feedback: {
    told: { as: 'feedback', at: 'created_at', key: ['id'], columns: ['created_at', 'type', 'content', 'state', 'answer'] },
    erased: 'emptied',
  },
  chat_author: { told: { as: 'chatName', key: ['author'], columns: ['author', 'nickname'] }, erased: 'deleted' },
  chat_message: {
    told: { as: 'chatMessages', at: 'at', key: ['id'], columns: ['at', 'room_id', 'text', 'card', 'state', 'reason'] },
    erased: 'emptied',
  },
  chat_report: { told: { as: 'chatReports', at: 'at', key: ['message_id'], columns: ['at', 'message_id', 'reason'] }, erased: 'kept' },
  chat_mute: { told: { as: 'chatMutes', at: 'from_at', key: ['id'], columns: ['from_at', 'until', 'reason', 'ended_at'] }, erased: 'kept' },
  member_document: {
    told: { as: 'documents', at: 'added_at', key: ['id'], columns: ['added_at', 'kind', 'state', 'picture'], sealed: ['picture'] },
    erased: 'deleted',
  },
  favourite_game: {
    told: { as: 'favouriteGames', at: 'added_at', key: ['vendor', 'game_code'], columns: ['vendor', 'game_code', 'added_at'] },
    erased: 'deleted',
  },
  recent_game: {
    told: { as: 'recentGames', at: 'launched_at', key: ['vendor', 'game_code'], columns: ['vendor', 'game_code', 'launched_at'] },
    erased: 'deleted',
  },

  authenticator: { told: secret, erased: 'deleted' },
  recovery_code: { told: secret, erased: 'deleted' },
  remembered_device: { told: secret, erased: 'deleted' },
  login_code: { told: secret, erased: 'deleted' },
  login_ticket: { told: secret, erased: 'deleted' },
  contact_change: { told: secret, erased: 'deleted' },
  game_session: { told: secret, erased: 'deleted' },
  demo_player: { told: 'of visitors without an account', erased: 'kept' },
  audit_member_key: { told: secret, erased: 'deleted' },
  member_note: { told: colleagues, erased: 'deleted' },
  member_tag: { told: colleagues, erased: 'deleted' },
  member_risk: { told: colleagues, erased: 'deleted' },
  risk_look: { told: colleagues, erased: 'deleted' },
  member_risk_rule: { told: colleagues, erased: 'deleted' },
  bonus_pause: { told: colleagues, erased: 'deleted' },
  proposal: { told: colleagues, erased: 'emptied' },
  idempotency: { told: 'repeats answers of the last hours', erased: 'deleted' },
  event: { told: 'repeats of the last day what the file has', erased: 'deleted' },
  chat_listener: { told: 'who listens now', erased: 'deleted' },
  chat_hidden: { told: 'whom the member hides: pseudonyms of others', erased: 'deleted' },
  chat_reaction: { told: 'counted beside messages of others', erased: 'kept' },
  push_offer: { told: derived, erased: 'deleted' },
  broadcast_member: { told: 'whom operators meant; those opened are in the file', erased: 'kept' },
  vendor_transaction: { told: 'the calls behind the rounds', erased: 'kept' },
  line_money: { told: derived, erased: 'kept' },
  agent_split: { told: derived, erased: 'kept' },
  agent_late_bet: { told: derived, erased: 'kept' },
  agent_share: { told: 'a term of the line', erased: 'kept' },
  agent_transfer_ban: { told: 'a term of the line', erased: 'kept' },
  agent_transfer_rule: { told: 'a term of the line', erased: 'kept' },
  register_link_use: { told: 'a term of the line', erased: 'kept' },
  lottery_limit_used: { told: derived, erased: 'kept' },
  claim_turn: { told: derived, erased: 'kept' },
  vip_standing: { told: derived, erased: 'kept' },
  member_event: { told: derived, erased: 'kept' },
  points_sum: { told: derived, erased: 'kept' },
  raffle_entrant: { told: derived, erased: 'kept' },
  board_row: { told: derived, erased: 'kept' },
  stat_change: { told: derived, erased: 'kept' },
  stat_member_day: { told: derived, erased: 'kept' },
  stat_depositor: { told: derived, erased: 'kept' },
};
