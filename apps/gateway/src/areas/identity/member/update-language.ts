import { isLanguageCode } from '@parlour/domain';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** Sets the language of messages to the member. Throws `field_invalid` if the merchant does not offer it. */
export async function updateLanguage({ db, merchant, session }: Context, language: string): Promise<null> {
  if (!isLanguageCode(language) || !merchant.languages.includes(language))
    throw new Refusal('field_invalid', { fields: [{ field: 'language', rule: 'unknown' }] });
  await db.updateTable('member').set({ language }).where('id', '=', sessionOf({ session }).memberId).execute();
  return null;
}
