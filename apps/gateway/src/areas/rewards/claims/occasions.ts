import { dayAfter } from '@parlour/domain';
import { latestBirthday, type Offer, type RewardEvent } from '@parlour/domain/rewards';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { startOfMerchantDay } from '../loyalty/days.ts';

/** Something that happened to a member and may be rewarded. */
export interface Occasion {
  /** Identifies it: a reward is given for it once. */
  subject: string;
  at: Date;
  /** When it is over; null where it lasts. */
  until: Date | null;
}

interface Member {
  id: string;
  created_at: Date;
  profile_completed_at: Date | null;
  /** Sealed. */
  birthday: string | null;
}

/** What some offers can be given for to a member. The birthday is opened only if an offer asks for it. */
export function occasionsOf(
  merchant: Pick<Merchant, 'code' | 'brand'>,
  member: Member,
  offers: readonly Pick<Offer, 'terms'>[],
  { today, vault }: { today: string; vault: Pick<Vault, 'open'> },
): ReadonlyMap<RewardEvent, Occasion> {
  const found: Record<RewardEvent, () => Occasion | null> = {
    registration: () => ({ subject: 'registration', at: member.created_at, until: null }),
    profileComplete: () => member.profile_completed_at && { subject: 'profileComplete', at: member.profile_completed_at, until: null },
    birthday: () => birthdayOf(merchant, member, today, vault),
  };
  const asked = new Set(offers.flatMap(({ terms }) => (terms.kind === 'reward' && terms.event !== null ? [terms.event] : [])));
  return new Map(
    [...asked].flatMap((event) => {
      const occasion = found[event]();
      return occasion ? [[event, occasion]] : [];
    }),
  );
}

/** A member's latest birthday, which is a day of the merchant; null if it is unknown or was before they registered. */
function birthdayOf(
  merchant: Pick<Merchant, 'code' | 'brand'>,
  { id, birthday, created_at }: Member,
  today: string,
  vault: Pick<Vault, 'open'>,
): Occasion | null {
  if (birthday === null) return null;
  const day = latestBirthday(vault.open({ merchant: merchant.code, column: 'member.birthday', id }, birthday), today);
  if (day === null) return null;
  const until = startOfMerchantDay(merchant, dayAfter(day, 1));
  if (until <= created_at) return null;
  return { subject: `birthday:${day.slice(0, 4)}`, at: startOfMerchantDay(merchant, day), until };
}
