import { fromDecimal, toDecimal, type Currency, lotteryVendor } from '@parlour/domain';
import { withKeysInForce } from '../../../outbound/partner-keys.ts';
import { listRounds, reveal, type RoundRecord } from '../../vendors/client.ts';
import { closeRound } from '../../vendors/close-round.ts';
import { tell } from '../audit/append.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** How far the vendor's clock may differ from ours, in ms; the same as in the reconciliation. */
const apart = 10 * 60_000;

/**
 * Asks the vendor how a round ended (office 7, "Bets and rounds"). If the round is open here and ended there with the same stake and win,
 * it is closed by the wallet's own calls. If the sums differ nothing is done: the vendor may still send a missing win, which would then be
 * paid twice.
 */
export async function roundAsk(operator: Operator, { id, merchant }: InputOf<'askRoundVendor'>): Promise<Schema<'AskedRound'>> {
  const { db, clock, config, random, vault } = operator;
  const round = await theRound(operator, id, merchant);
  const partner = (await withKeysInForce(config, { db, vault }, clock.now())).vendors[round.vendor];
  if (!partner) throw refused('not_found', `No vendor can be asked about round ${id}.`);
  const caller = { vendor: round.vendor, partner, clock, random };
  const span = { from: new Date(round.placed_at.getTime() - apart), to: new Date(round.placed_at.getTime() + apart) };
  const list = await listRounds(span, caller).catch(() => null);
  const record = list?.find(({ roundId, playerId }) => roundId === round.vendor_round_id && playerId === round.member_id);
  const agrees = record !== undefined && sameSums(record, round);
  if (record && agrees && round.status === 'open') await closeRound(db, round.id, record.status, clock.now());
  const now = await theRound(operator, id, merchant);
  const heard = list === null ? 'unknown' : record === undefined ? 'notOver' : agrees ? 'agrees' : 'differs';
  tell(operator, {
    merchant: round.merchant,
    subject: { kind: 'round', id },
    before: { status: round.status },
    after: { status: now.status, heard },
  });
  const proof = now.status === 'settled' ? await reveal(round.vendor_round_id, caller) : null;
  const shown = (minor: bigint | string | number) => toDecimal({ minor: BigInt(minor), currency: round.currency as Currency });
  return {
    id,
    status: now.status,
    heard,
    stake: shown(now.stake),
    win: shown(now.win),
    vendorStake: record?.stake ?? null,
    vendorWin: record?.win ?? null,
    currency: round.currency,
    verifierUrl: proof?.kind === 'revealed' ? proof.verifierUrl : null,
  };
}

async function theRound(operator: Operator, id: string, merchant: string | undefined) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const found = operator.db.selectFrom('round').selectAll().where('id', '=', id).where('merchant', 'in', codes);
  const round = isId(id) ? await found.executeTakeFirst() : undefined;
  // Lottery lines are drawn by this gateway: no vendor knows about them.
  if (!round || round.vendor === lotteryVendor) throw refused('not_found', `There is no round ${id} of a vendor.`);
  return round;
}

/** A rolled-back round has no stake in the vendor's record, but still has one here until it is closed. */
function sameSums(
  record: RoundRecord,
  { stake, win, currency, status }: { stake: bigint | string | number; win: bigint | string | number; currency: string; status: string },
): boolean {
  const minor = (decimal: string) => fromDecimal(decimal, record.currency as Currency).minor;
  if (record.currency !== currency) return false;
  if (record.status === 'rolledBack' && status === 'open') return BigInt(win) === 0n && minor(record.win) === 0n;
  return minor(record.stake) === BigInt(stake) && minor(record.win) === BigInt(win);
}
