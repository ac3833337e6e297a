import {
  changedSettings,
  offeredType,
  onlyTurnsOff,
  packs,
  settingsProblems,
  typeOf,
  withSettings,
  type BetType,
  type Odds,
  type PackSettings,
  type RulePack,
} from '@parlour/domain/lottery';
import type { AuditEvent } from '@parlour/domain/office';
import { breaksUnique } from '../../../kernel/transaction.ts';
import { reasonFor } from '../games/the-game.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { decidersText } from './names.ts';
import { lotteryPack, percents, thePack, type PackVersion } from './packs.ts';

interface Change {
  before: PackVersion;
  after: PackSettings;
  reason: string;
}

/** Creates the next version of a pack; it applies to draws that open later. Throws `version_conflict`. */
export async function lotteryPackChange(operator: Operator, input: InputOf<'changeLotteryPack'>): Promise<Schema<'OfficeLotteryPackPage'>> {
  const { before, after, reason } = await changeOf(operator, input);
  const { merchant, pack_id, version } = before;
  const shipped = packs[pack_id];
  await operator.db
    .insertInto('lottery_pack')
    .values({
      merchant,
      pack_id,
      version: version + 1,
      base_version: shipped.version,
      settings: JSON.stringify(after),
      pack: JSON.stringify({ ...withSettings(shipped, after), version: version + 1 }),
      made_by: await decidersText(operator),
      made_at: operator.clock.now(),
      reason,
    })
    .execute()
    .catch((error: unknown) => {
      throw breaksUnique(error, 'lottery_pack_pkey') ? changedMeanwhile(pack_id) : error;
    });
  return lotteryPack(operator, { merchant, pack: pack_id });
}

export async function examinePackChange(operator: Operator, input: InputOf<'changeLotteryPack'>): Promise<Examined> {
  const { before, after, reason } = await changeOf(operator, input);
  const { merchant, pack_id } = before;
  const changes = changesOf(packs[pack_id], before.settings, after);
  return {
    merchant,
    subject: { kind: 'pack', id: `${merchant}/${pack_id}`, name: pack_id },
    changes,
    effect: null,
    reason,
    version: String(before.version),
    needsTwo: !onlyTurnsOff(before.settings, after),
    event: eventOf(changes),
  };
}

const eventOf = (changes: readonly Schema<'ProposedChange'>[]): AuditEvent =>
  changes.some(({ field }) => field !== 'limits') ? 'odds.changed' : 'exposureLimit.changed';

/** Throws if the change is impossible: it was made to another version, its settings are invalid, or it changes nothing. */
async function changeOf(operator: Operator, input: InputOf<'changeLotteryPack'>): Promise<Change> {
  const before = await thePack(operator, { merchant: input.merchant, pack: input.pack });
  const reason = reasonFor(input.reason);
  if (input.version !== undefined && input.version !== before.version) throw changedMeanwhile(before.pack_id);
  const { currency } = merchantsNamed(operator, input.merchant)[0]!;
  const problems = settingsProblems(packs[before.pack_id], input.settings, currency);
  if (problems.length > 0) throw refused('field_invalid', problems.map(({ path, problem }) => `${path} ${problem}.`).join(' '));
  // Safe, because the settings have no problems.
  const after = input.settings as PackSettings;
  if (changedSettings(before.settings, after).length === 0)
    throw refused('field_invalid', `${before.pack_id} already has these terms, so nothing would change.`);
  return { before, after, reason };
}

/** One entry for each difference in what is offered; odds are shown with their return. */
function changesOf(shipped: RulePack, before: PackSettings, after: PackSettings): Schema<'ProposedChange'>[] {
  const [was, becomes] = [withSettings(shipped, before), withSettings(shipped, after)];
  const changes: Schema<'ProposedChange'>[] = [];
  const add = (field: Schema<'ProposedChange'>['field'], texts: readonly [string | null, string | null]) => {
    if (texts[0] !== texts[1]) changes.push({ field, before: texts[0], after: texts[1] });
  };
  for (const type of shipped.types) {
    const { id } = type;
    const [old, next] = [offeredType(type, before), offeredType(type, after)];
    add('offer', [`${id}: ${typeOf(was, id) ? 'on' : 'off'}`, `${id}: ${typeOf(becomes, id) ? 'on' : 'off'}`]);
    add('odds', [priceText(was, old), priceText(becomes, next)]);
    add('limits', [limitText(old), limitText(next)]);
  }
  for (const [option, value] of Object.entries(becomes.options))
    add('offer', [`${option}: ${was.options[option] ? 'on' : 'off'}`, `${option}: ${value ? 'on' : 'off'}`]);
  for (const cap of ['maxPayoutPerBet', 'maxPayoutPerMember'] as const) add('limits', [capText(cap, before), capText(cap, after)]);
  return changes;
}

function priceText(pack: RulePack, type: BetType): string {
  const { lowest, highest } = percents(pack, type);
  const rtp = lowest === highest ? `${highest} %` : `${lowest}–${highest} %`;
  return `${type.id}: ${oddsText(type.odds)} (${type.costUnits}), RTP ${rtp}`;
}

function limitText({ id, limits, exposure }: BetType): string {
  const steps = exposure.steps.map(({ from, odds }) => `${from}: ${oddsText(odds)}`).join(', ');
  return `${id}: ${limits.minUnit}–${limits.maxUnit}, ${limits.maxStakePerDraw}, ${limits.maxPayout}${steps && `; ${steps}`}`;
}

const capText = (cap: 'maxPayoutPerBet' | 'maxPayoutPerMember', { caps }: PackSettings): string | null =>
  caps?.[cap] === undefined ? null : `${cap}: ${caps[cap]}`;

const oddsText = (odds: Odds): string =>
  typeof odds === 'string'
    ? odds
    : Object.entries(odds)
        .map(([key, value]) => `${key}=${value}`)
        .join(' ');

const changedMeanwhile = (pack: string) =>
  refused('version_conflict', `Someone else has just changed ${pack}. Look at the current version and change that.`);
