/** Tells a member's pages that a grant was given, or has become active, closing or ended: the trigger of migration 0191. */
const news = `
create or replace function bonus_news() returns trigger language plpgsql as $body$
begin
  perform event_write(new.merchant, new.member_id, null, 'bonusChanged', '{}');
  return null;
end $body$`;

export const bonusNews: readonly string[] = [news];
