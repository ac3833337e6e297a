import { openManyAccounts } from '@parlour/gateway/inside';
import { Asker } from '../net/ask.ts';
import type { Result } from '../scenario.ts';
import type { Gateway } from '../world/gateway.ts';
import type { Player } from '../world/players.ts';
import type { Stage } from '../world/stage.ts';
import type { Played } from './betting.ts';
import { reckon, settleOpenRounds } from './books.ts';
import { Tally } from './tally.ts';
import { Vendor, type Reachable } from './vendor.ts';

/** What nearly every scenario has: players, and a vendor that makes calls about them. */
export interface Scene {
  players: Player[];
  asker: Asker;
  tally: Tally;
  vendor: Vendor;
}

export interface SceneSettings {
  players: number;
  cash: string;
  /** Which gateway is called on the nth attempt; a random one unless given. */
  gateways: readonly Gateway[];
  at?: (attempt: number) => Reachable;
  /** How long the vendor waits for an answer, in ms. */
  patience?: number;
}

export async function setScene(stage: Stage, { players, cash, gateways, at, patience }: SceneSettings): Promise<Scene> {
  const asker = new Asker({ connections: 512, ...(patience === undefined ? {} : { patience }) });
  stage.whenClosed(async () => asker.close());
  const tally = new Tally();
  const anyone = () => gateways[Math.floor(Math.random() * gateways.length)]!;
  const vendor = new Vendor({ key: stage.secrets.vendors.JL, asker, tally, at: at ?? anyone });
  // Each member holds several accounts, so that money booked to the wrong one of them shows.
  await openManyAccounts(await stage.db());
  return { players: await stage.players(players, cash), asker, tally, vendor };
}

/** Ends a scene of rounds: open ones are known and can be ended (C13), and the books contain what was acknowledged, once. */
export async function endScene(
  stage: Stage,
  { players, tally, vendor }: Scene,
  played: readonly Played[],
  { violations = [], notes = [] }: { violations?: string[]; notes?: string[] } = {},
): Promise<Result> {
  const { longest } = tally;
  const shown = tally.toString();
  const db = await stage.db();
  const open = await settleOpenRounds(db, vendor, played);
  const { acknowledged, stored, violations: wrong } = await reckon(db, played, players);
  return { tries: tally.tries, acknowledged, stored, longest, violations: [...violations, ...open, ...wrong], notes: [...notes, shown] };
}
