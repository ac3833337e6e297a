import { affiliateCodePattern } from '@parlour/domain';
import { addAffiliateCode, endAffiliateCode } from '../identity/member/affiliates.ts';
import { tell } from './audit/append.ts';
import { oneMerchantNamed, merchantsNamed, refused, type Operator, type Schema } from './operator.ts';

interface Named {
  code: string;
  merchant?: string | undefined;
}

/** Gives a partner a code for bringing visitors. */
export async function affiliateAdd(operator: Operator, { code, merchant: named }: Named): Promise<Schema<'AffiliateCode'>> {
  const merchant = oneMerchantNamed(operator, named).code;
  if (!affiliateCodePattern.test(code)) throw refused('field_invalid', 'A code has 4 to 16 letters A to Z and digits.');
  if (!(await addAffiliateCode(operator.db, merchant, code, operator.clock.now())))
    throw refused('affiliate_code_exists', `${code} is a code already.`);
  tell(operator, { merchant, subject: { kind: 'affiliate', id: code } });
  return { merchant, code };
}

/** Ends a code; members who came by it stay. */
export async function affiliateEnd(operator: Operator, { code, merchant: named }: Named): Promise<Schema<'AffiliateCode'>> {
  const merchant = oneMerchantNamed(operator, named).code;
  if (!(await endAffiliateCode(operator.db, merchant, code, operator.clock.now()))) throw refused('not_found', `There is no code ${code}.`);
  tell(operator, { merchant, subject: { kind: 'affiliate', id: code } });
  return { merchant, code };
}

/** The codes of one merchant or of all, including those that have ended. */
export async function affiliatesList(operator: Operator, { merchant }: { merchant?: string | undefined }): Promise<Schema<'Affiliate'>[]> {
  const rows = await operator.db
    .selectFrom('affiliate')
    .selectAll()
    .where(
      'merchant',
      'in',
      merchantsNamed(operator, merchant).map(({ code }) => code),
    )
    .orderBy('merchant')
    .orderBy('code_folded')
    .execute();
  return rows.map((row) => ({
    merchant: row.merchant,
    code: row.code,
    created: row.created_at.toISOString(),
    ended: row.ended_at?.toISOString() ?? null,
  }));
}
