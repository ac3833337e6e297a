import { sql, type Kysely } from 'kysely';

const statements = [
  `create domain positive_count as integer check (value > 0)`,
  `create domain lottery_selection as text[] check (cardinality(value) > 0)`,
  `create domain lottery_line_state as text check (value = any ('{accepted,cancelled,pending,won,lost,refunded}'))`,
  // This key duplicated the id, and cost an index.
  `alter table lottery_ticket
    drop column key,
    drop constraint lottery_ticket_book_check, drop constraint lottery_ticket_line_count_check, drop constraint lottery_ticket_stake_check,
    alter column book type money_book, alter column line_count type positive_count, alter column stake type not_negative`,
  `alter table lottery_line
    drop constraint lottery_line_book_check, drop constraint lottery_line_selection_check, drop constraint lottery_line_unit_check,
    drop constraint lottery_line_cost_units_check, drop constraint lottery_line_combinations_check, drop constraint lottery_line_stake_check,
    drop constraint lottery_line_max_payout_check, drop constraint lottery_line_state_check, drop constraint lottery_line_payout_check,
    drop constraint lottery_line_refund_check,
    alter column book type money_book, alter column selection type lottery_selection, alter column unit type positive,
    alter column cost_units type positive_count, alter column combinations type positive_count, alter column stake type positive,
    alter column max_payout type not_negative, alter column state type lottery_line_state, alter column payout type not_negative,
    alter column refund type not_negative`,
  `alter table lottery_exposure
    drop constraint lottery_exposure_book_check, drop constraint lottery_exposure_amount_check,
    alter column book type money_book, alter column amount type not_negative`,
  `alter table lottery_limit_used
    drop constraint lottery_limit_used_book_check, drop constraint lottery_limit_used_stake_check,
    alter column book type money_book, alter column stake type not_negative`,
];

/**
 * Moves the rules of tables that slips write from CHECKs into types, as for bets (0030): every statement that writes a table parses the
 * text of all its CHECKs again. The tables are rewritten, so a large installation must be closed meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
