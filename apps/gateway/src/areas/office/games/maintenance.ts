import {
  endMaintenance,
  maintenanceAt,
  putUnderMaintenance,
  type MaintenanceFacts,
  type MaintenanceOf,
} from '../../catalogue/maintenance-store.ts';
import { tellSites } from '../../catalogue/tell-sites.ts';
import { nodeIdOf } from '../../catalogue/to-wire.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, refused, timeOf, type InputOf, type Operator, type Schema } from '../operator.ts';
import { reasonFor, theGame, theVendor, whereAsked } from './the-game.ts';

type Stored = MaintenanceOf & MaintenanceFacts;

/** Current and planned maintenance of vendors and games. */
export async function maintenanceList(operator: Operator, { merchant }: InputOf<'listMaintenance'>): Promise<Schema<'Maintenance'>[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  return (await maintenanceAt(operator.db, codes, operator.clock.now())).map(maintenanceToWire);
}

/** Closes all games of a vendor to players until a time. */
export async function startVendorMaintenance(operator: Operator, input: InputOf<'startVendorMaintenance'>) {
  const { code } = await theVendor(operator, input.vendor);
  return start(operator, { vendor: code, game_code: null, merchant: whereAsked(operator, 'game.maintenance', input.merchant) }, input);
}

export async function endVendorMaintenance(operator: Operator, { vendor, merchant }: InputOf<'endVendorMaintenance'>) {
  const { code } = await theVendor(operator, vendor);
  return end(operator, { vendor: code, game_code: null, merchant: whereAsked(operator, 'game.maintenance', merchant) });
}

/** Closes one game to players until a time. */
export async function startGameMaintenance(operator: Operator, input: InputOf<'startGameMaintenance'>) {
  const { vendor, code } = await theGame(operator, input.game, { toChange: true });
  return start(operator, { vendor, game_code: code, merchant: whereAsked(operator, 'game.maintenance', input.merchant) }, input);
}

export async function endGameMaintenance(operator: Operator, { game, merchant }: InputOf<'endGameMaintenance'>) {
  const { vendor, code } = await theGame(operator, game, { toChange: true });
  return end(operator, { vendor, game_code: code, merchant: whereAsked(operator, 'game.maintenance', merchant) });
}

interface Asked {
  from?: string | undefined;
  until?: string | undefined;
  texts?: Schema<'Texts'> | undefined;
  reason: string;
}

async function start(operator: Operator, of: MaintenanceOf, { from, until, texts = {}, reason }: Asked): Promise<Schema<'Maintenance'>> {
  const { db, by, clock } = operator;
  const now = clock.now();
  const begins = from === undefined ? now : timeOf(from);
  const ends = until === undefined ? null : timeOf(until);
  if (ends && (ends <= now || ends <= begins))
    throw refused('field_invalid', `${until} is over before it begins: maintenance ends in the future.`);
  const before = await endMaintenance(db, of);
  const stored = {
    starts_at: begins,
    ends_at: ends,
    texts: written(texts),
    reason: reasonFor(reason),
    set_by: by.name || 'machine',
    set_at: now,
  };
  await putUnderMaintenance(db, of, stored);
  note(operator, of, { before: before && factsOf(before), after: factsOf(stored), reason: stored.reason });
  await tellSites(operator, of.merchant);
  return maintenanceToWire({ ...of, ...stored });
}

async function end(operator: Operator, of: MaintenanceOf): Promise<Schema<'Maintenance'>> {
  const over = await endMaintenance(operator.db, of);
  if (!over)
    throw refused(
      'not_found',
      `${subjectOf(of)} is not under maintenance ${of.merchant === null ? 'at every merchant' : `at ${of.merchant}`}.`,
    );
  note(operator, of, { before: factsOf(over), after: { from: null, until: null } });
  await tellSites(operator, of.merchant);
  return maintenanceToWire(over);
}

function note(
  operator: Operator,
  of: MaintenanceOf,
  told: { before?: Record<string, unknown> | undefined; after: Record<string, unknown>; reason?: string },
): void {
  tell(operator, { merchant: of.merchant, subject: { kind: of.game_code === null ? 'vendor' : 'game', id: subjectOf(of) }, ...told });
}

const subjectOf = ({ vendor, game_code: code }: MaintenanceOf) => (code === null ? vendor : nodeIdOf({ vendor, code }));

const factsOf = ({ starts_at, ends_at, texts }: MaintenanceFacts) => ({
  from: starts_at.toISOString(),
  until: ends_at?.toISOString() ?? null,
  texts,
});

/** The texts without languages that were left empty. */
function written(texts: Schema<'Texts'>): Schema<'Texts'> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  ) as Schema<'Texts'>;
}

export function maintenanceToWire(row: Stored): Schema<'Maintenance'> {
  return {
    vendor: row.vendor,
    game: row.game_code === null ? null : nodeIdOf({ vendor: row.vendor, code: row.game_code }),
    merchant: row.merchant,
    from: row.starts_at.toISOString(),
    until: row.ends_at?.toISOString() ?? null,
    texts: row.texts,
    reason: row.reason,
    by: row.set_by,
    at: row.set_at.toISOString(),
  };
}
