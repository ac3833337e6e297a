import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { KenoPack } from '../engines/instant/keno/pack.ts';
import { rules as keno } from '../engines/instant/keno/rules.ts';
import { client as kenoClient } from '../engines/instant/keno/show/index.ts';
import kenoTexts from '../engines/instant/keno/texts/EN.json';
import type { LimboPack } from '../engines/instant/limbo/pack.ts';
import { rules as limbo } from '../engines/instant/limbo/rules.ts';
import { client as limboClient } from '../engines/instant/limbo/show/index.ts';
import limboTexts from '../engines/instant/limbo/texts/EN.json';
import type { PlinkoPack } from '../engines/instant/plinko/pack.ts';
import { rules as plinko } from '../engines/instant/plinko/rules.ts';
import { client as plinkoClient } from '../engines/instant/plinko/show/index.ts';
import plinkoTexts from '../engines/instant/plinko/texts/EN.json';
import instantTexts from '../engines/instant/texts/EN.json';
import type { WheelPack } from '../engines/instant/wheel/pack.ts';
import { rules as wheel } from '../engines/instant/wheel/rules.ts';
import { client as wheelClient } from '../engines/instant/wheel/show/index.ts';
import wheelTexts from '../engines/instant/wheel/texts/EN.json';
import type { BookPack } from '../engines/slot/book/pack.ts';
import { rules as book } from '../engines/slot/book/rules.ts';
import { bookShow } from '../engines/slot/book/show/book-show.ts';
import { client as bookClient } from '../engines/slot/book/show/index.ts';
import bookTexts from '../engines/slot/book/texts/EN.json';
import type { ClusterPack } from '../engines/slot/cluster/pack.ts';
import { rules as cluster } from '../engines/slot/cluster/rules.ts';
import { client as clusterClient } from '../engines/slot/cluster/show/index.ts';
import clusterTexts from '../engines/slot/cluster/texts/EN.json';
import type { HoldPack } from '../engines/slot/hold/pack.ts';
import { rules as hold } from '../engines/slot/hold/rules.ts';
import { holdShow } from '../engines/slot/hold/show/hold-show.ts';
import { client as holdClient } from '../engines/slot/hold/show/index.ts';
import holdTexts from '../engines/slot/hold/texts/EN.json';
import type { ScatterPack } from '../engines/slot/scatter/pack.ts';
import { rules as scatter } from '../engines/slot/scatter/rules.ts';
import { client as scatterClient } from '../engines/slot/scatter/show/index.ts';
import scatterTexts from '../engines/slot/scatter/texts/EN.json';
import slotTexts from '../engines/slot/texts/EN.json';
import type { WaysPack } from '../engines/slot/ways/pack.ts';
import { rules as ways } from '../engines/slot/ways/rules.ts';
import { client as waysClient } from '../engines/slot/ways/show/index.ts';
import { waysShow } from '../engines/slot/ways/show/ways-show.ts';
import waysTexts from '../engines/slot/ways/texts/EN.json';
import type { Draw } from '../game.ts';
import shellTexts from '../shell/texts/EN.json';
import { axeFindings } from '../testing/axe-findings.ts';
import { gameWindow } from '../testing/game-window.tsx';
import { quickStage } from '../testing/quick-stage.ts';
import { quiet } from '../testing/quiet.ts';
import scatterJson from './phoenix-embers/pack.json';
import scatterOwn from './phoenix-embers/texts/EN.json';
import clusterJson from './moon-rabbit-bakery/pack.json';
import clusterOwn from './moon-rabbit-bakery/texts/EN.json';
import holdJson from './captain-crabs-chest/pack.json';
import holdOwn from './captain-crabs-chest/texts/EN.json';
import limboJson from './firefly-reach/pack.json';
import limboOwn from './firefly-reach/texts/EN.json';
import wheelJson from './parasol-wheel/pack.json';
import wheelOwn from './parasol-wheel/texts/EN.json';
import plinkoJson from './raindrop-steps/pack.json';
import plinkoOwn from './raindrop-steps/texts/EN.json';
import waysJson from './saffron-stripes/pack.json';
import waysOwn from './saffron-stripes/texts/EN.json';
import bookJson from './sands-of-the-moon-queen/pack.json';
import bookOwn from './sands-of-the-moon-queen/texts/EN.json';
import kenoJson from './starfish-keno/pack.json';
import kenoOwn from './starfish-keno/texts/EN.json';

// TypeScript widens the tuples and literals of JSON files; packs.test.ts checks these against their schemas.
const [bookPack, holdPack, waysPack] = [bookJson as unknown as BookPack, holdJson as unknown as HoldPack, waysJson as unknown as WaysPack];
// For the same reason as the three above.
const [clusterPack, scatterPack] = [clusterJson as unknown as ClusterPack, scatterJson as unknown as ScatterPack];
/** Every picture that a slot that tumbles draws. */
const drawn = ({ symbols, show }: ClusterPack | ScatterPack) => [
  ...Object.values(symbols),
  ...show.layers.map(({ picture }) => picture),
  'floater',
  'petal',
  'spark',
];
const [ofInstant, ofSlot] = [
  { ...shellTexts, ...instantTexts },
  { ...shellTexts, ...slotTexts },
];
/** Randomness that gives these numbers, then always 0. */
const drawing =
  (...numbers: readonly number[]) =>
  (): Draw => {
    const left = [...numbers];
    return () => left.shift() ?? 0;
  };

test.each([
  [
    'limbo',
    gameWindow({
      pack: limboJson as unknown as LimboPack,
      rules: limbo,
      client: limboClient,
      pictures: ['scene', 'floater', 'light'],
      texts: { ...ofInstant, ...limboTexts, ...limboOwn },
      draw: drawing(),
    }),
    'Reached 1,000,000.00×, so your target of 2.00× was reached. You won ৳10.00.',
    'Win ৳10.00',
  ],
  [
    'plinko',
    gameWindow({
      pack: plinkoJson as unknown as PlinkoPack,
      rules: plinko,
      client: plinkoClient,
      pictures: ['scene', 'floater', 'ball'],
      texts: { ...ofInstant, ...plinkoTexts, ...plinkoOwn },
      draw: drawing(),
    }),
    'The ball fell into bin 1 of 17: 120.00×. You won ৳600.00.',
    'Win ৳600.00',
  ],
  [
    'wheel',
    gameWindow({
      pack: wheelJson as unknown as WheelPack,
      rules: wheel,
      client: wheelClient,
      pictures: ['scene', 'floater', 'hub', 'pointer'],
      texts: { ...ofInstant, ...wheelTexts, ...wheelOwn },
      draw: drawing(1),
    }),
    'The wheel stopped at segment 2 of 50: 0.00×. No win.',
    'Win ৳0.00',
  ],
  [
    'keno',
    gameWindow({
      pack: kenoJson as unknown as KenoPack,
      rules: keno,
      client: kenoClient,
      pictures: ['scene', 'floater', 'star'],
      texts: { ...ofInstant, ...kenoTexts, ...kenoOwn },
      draw: drawing(),
    }),
    'Drawn: 2 3 4 5 6 7 8 9 10 11. Hits: 9 of 10. You won ৳12,500.00.',
    'Win ৳12,500.00',
  ],
  [
    'book',
    gameWindow({
      pack: bookPack,
      rules: book,
      client: bookClient,
      pictures: Object.values(bookPack.symbols),
      texts: { ...ofSlot, ...bookTexts, ...bookOwn },
      draw: drawing(),
      show: bookShow(bookPack, quickStage(), quiet),
    }),
    'No win.',
    'Win ৳0.00',
  ],
  [
    'hold',
    gameWindow({
      pack: holdPack,
      rules: hold,
      client: holdClient,
      pictures: Object.values(holdPack.symbols),
      texts: { ...ofSlot, ...holdTexts, ...holdOwn },
      draw: drawing(),
      show: holdShow(holdPack, quickStage(), quiet),
    }),
    'Line 7: 4 × Treasure map pays ৳20.00 Line 19: 3 × Treasure map pays ৳6.25 You won ৳26.25.',
    'Win ৳26.25',
  ],
  [
    'ways',
    gameWindow({
      pack: waysPack,
      rules: ways,
      client: waysClient,
      pictures: Object.values(waysPack.symbols),
      texts: { ...ofSlot, ...waysTexts, ...waysOwn },
      draw: drawing(),
      show: waysShow(waysPack, quickStage(), quiet),
    }),
    'Star anise on 3 reels in 2 ways pays ৳1.50 Banana leaf on 3 reels in 1 way pays ৳1.00 ৳2.50 of your bet was paid back.',
    'Paid back ৳2.50',
  ],
  [
    'cluster',
    gameWindow({
      pack: clusterPack,
      rules: cluster,
      client: clusterClient,
      pictures: [...drawn(clusterPack), clusterPack.show.mark],
      texts: { ...ofSlot, ...clusterTexts, ...clusterOwn },
      draw: drawing(1),
    }),
    '6 × Bunny bun pays ৳2.95 ৳2.95 of your bet was paid back.',
    'Paid back ৳2.95',
  ],
  [
    'scatter',
    gameWindow({
      pack: scatterPack,
      rules: scatter,
      client: scatterClient,
      pictures: drawn(scatterPack),
      texts: { ...ofSlot, ...scatterTexts, ...scatterOwn },
      draw: drawing(),
    }),
    '9 × Amethyst pays ৳2.50 8 × Topaz pays ৳1.75 ৳4.25 of your bet was paid back.',
    'Paid back ৳4.25',
  ],
] as const)(
  'in %s a player without a pointer plays, hears what came of it, finds the round in the history, and axe finds nothing',
  async (_, { open }, said, win) => {
    const screen = await open(null);
    await expect.element(screen.getByRole('button', { name: /^(Play|Spin)$/ })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('status')).toHaveTextContent(`${said} Balance ৳112.50.`);
    await userEvent.keyboard('?');
    await expect.element(screen.getByRole('dialog', { name: 'Keyboard' }).getByText('Play, or hurry the result')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const history = screen.getByRole('button', { name: 'History' });
    (history.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog').getByText(win)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  },
);
