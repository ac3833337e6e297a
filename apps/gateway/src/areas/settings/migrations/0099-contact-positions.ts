import { sql, type Kysely } from 'kysely';

/**
 * A contact can now be offered at several places. Earlier settings named one of two: `FLOATING`, which meant everywhere, or `MENU`, which
 * meant menu and footer. Their meaning stays the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update setting_override set value = (
    select jsonb_agg(
      case contact ->> 'csPosition'
        when 'FLOATING' then contact - 'csPosition'
        when 'MENU' then contact || '{"csPosition": ["MENU", "FOOTER", "CLOSED"]}'
        else contact
      end order by place
    )
    from jsonb_array_elements(value) with ordinality as entry(contact, place)
  )
  where key = 'contacts' and jsonb_typeof(value) = 'array' and jsonb_array_length(value) > 0`.execute(db);
}
