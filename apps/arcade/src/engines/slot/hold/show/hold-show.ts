import type { Screen, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import { litLine, litWays } from '../../show/lit.ts';
import { celebrate } from '../../show/celebrate.ts';
import type { Stage } from '../../show/stage.ts';
import { tellPays } from '../../show/tell-pays.ts';
import { roundOf, type HoldRound, type HoldRoundEvent } from '../events.ts';
import type { HoldPack } from '../pack.ts';
import { coinGrid } from './coin-grid.ts';
import { sayPay } from './say-pay.ts';
import type { HoldTexts } from './texts.ts';

/** Plays rounds of `slot/hold` on a stage: wins of the reels, then locked coins and their respins. */
export function holdShow(pack: HoldPack, stage: Stage, sound: SoundBox, beside?: HTMLImageElement): Show<HoldRoundEvent> {
  const showHold = async ({ coins, respins, pay }: NonNullable<HoldRound['hold']>, screen: Screen) => {
    const { t, count, money }: HoldTexts = screen.texts;
    const say = (left: number, found: number) => screen.feature(t('respinsLeft', { left, coins: found }));
    sound.play('feature');
    screen.feature(t('coinsLock', { count: coins.length, respins: pack.hold.respins }), 'heralded');
    await stage.wait(1800);
    await stage.act(async (acting) => {
      // The wins of the spin are no longer lit.
      screen.caption(undefined);
      const grid = coinGrid(acting, pack, (value) => `${count(value)}×`, beside);
      let found = coins.length;
      await grid.lock(coins, () => sound.play('rareStop'));
      let left = pack.hold.respins;
      for (const respin of respins) {
        say(left, found);
        await grid.respin(respin, () => sound.play('rareStop'));
        found += respin.coins.length;
        left = respin.left;
        say(left, found);
        await stage.wait(respin.coins.length > 0 ? 450 : 250);
      }
      let units = 0;
      await grid.count(({ value }) => {
        units += value * pack.stakeUnits;
        sound.play('fill');
        screen.feature(t('coinsCounted', { win: money(screen.worth(units)) }));
      });
    });
    screen.feature(undefined);
    const said = sayPay(pack, screen.texts, pay, money(screen.worth(pay.win)));
    screen.caption(said);
    screen.tell(said);
    await celebrate(stage, screen.win(pay.win));
    await stage.wait(1200);
  };

  return {
    layout: (area) => stage.layout(area),
    rest: (events) => stage.show('paid', events ? roundOf(events).reveal.stops : pack.show.restStops),
    begin: () => stage.run(),
    async play(events, screen) {
      const { reveal, pays, hold } = roundOf(events);
      await stage.land('paid', reveal.stops, (_reel, coin) => sound.play(coin ? 'rareStop' : 'stop'));
      if (pays.length > 0) {
        const say = (paid: (typeof pays)[number]) => sayPay(pack, screen.texts, paid, screen.texts.money(screen.worth(paid.win)));
        tellPays(pays, say, screen);
        const celebration = screen.win(pays.reduce((sum, { win }) => sum + win, 0));
        const shown = stage.showWins(
          pays.map((pay) => (pay.by === 'line' ? litLine(pack.lines!, pay) : litWays(reveal.window, pay, pack.wild))),
          (index) => screen.caption(say(pays[index]!)),
        );
        await Promise.all([shown, celebrate(stage, celebration)]);
      }
      if (hold) await showHold(hold, screen);
    },
    hurry: () => stage.hurry(),
  };
}
