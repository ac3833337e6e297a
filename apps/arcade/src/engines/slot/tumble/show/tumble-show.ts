import type { GameEvent } from '../../../../game.ts';
import type { Screen, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import type { AnyPay } from '../../events.ts';
import { celebrate } from '../../show/celebrate.ts';
import type { SlotTexts } from '../../show/slot-texts.ts';
import { tellFreeSpins } from '../../show/tell-free-spins.ts';
import { tellPays } from '../../show/tell-pays.ts';
import { tumblingSpins, type ScattersPay, type TumblingEvent, type TumblingSpin, type VanishingPay } from '../events.ts';
import type { TumblingPack } from '../round.ts';
import type { TumbleScenePack, TumbleStage } from './tumble-stage.ts';

/** What an engine itself announces and shows while its rounds are played. */
export interface Telling<Vanishing extends VanishingPay, Closing extends AnyPay> {
  /** A pay in words, below the picture. */
  caption(pay: Vanishing | Closing | ScattersPay, screen: Screen): string;
  /** A spin begins; what the engine draws on the ground starts again with a round. */
  begin?(spin: TumblingSpin<Vanishing | Closing>): void;
  /** After symbols have been lit, before they vanish. */
  won?(wins: readonly Vanishing[]): Promise<void>;
  /** A pay at the end of a spin, other than for scatters. */
  close?(pay: Closing, spin: TumblingSpin<Vanishing | Closing>, screen: Screen): Promise<void>;
  /** The round is over, or a window is shown without one. */
  end?(): void;
}

type Pack = TumblingPack & TumbleScenePack & { stakeUnits: number };

/** Plays rounds on a stage: symbols fall, win, vanish and fall on; then scatters and free spins. */
export function tumbleShow<Vanishing extends VanishingPay, Closing extends AnyPay>(
  pack: Pack,
  stage: TumbleStage,
  sound: SoundBox,
  telling: Telling<Vanishing, Closing>,
): Show<GameEvent> {
  const fewest = Math.min(...Object.keys(pack.scatterPays).map(Number));
  const spinsOf = (events: readonly GameEvent[]) => tumblingSpins(events as readonly TumblingEvent<Vanishing | Closing>[], pack.orb);

  const tell = (pays: readonly (Vanishing | Closing | ScattersPay)[], screen: Screen) =>
    tellPays(pays, (pay) => telling.caption(pay, screen), screen);

  const showStands = async ({ kind, stands }: TumblingSpin<Vanishing | Closing>, screen: Screen) => {
    const awaited = (kind === 'paid' ? fewest : pack.freeSpins.retriggerAt) - 1;
    await stage.fall(kind, stands[0]!, awaited, (scatter) => sound.play(scatter ? 'rareStop' : 'stop'));
    for (const [index, { wins }] of stands.entries()) {
      if (wins.length === 0) continue;
      // The wins of a window are all of symbols that vanish.
      const vanishing = wins as Vanishing[];
      if (kind === 'paid') tell(vanishing, screen);
      screen.caption(vanishing.map((pay) => telling.caption(pay, screen)).join(' · '));
      const celebration = screen.win(vanishing.reduce((sum, { win }) => sum + win, 0));
      const lit = vanishing.map(({ cells, win }) => ({ cells, worth: screen.texts.money(screen.worth(win)) }));
      await Promise.all([stage.light(lit), celebrate(stage, celebration)]);
      await telling.won?.(vanishing);
      sound.play('fill');
      await stage.tumble(vanishing, stands[index + 1]!);
    }
  };

  const showClosing = async (spin: TumblingSpin<Vanishing | Closing>, screen: Screen) => {
    if (spin.kind === 'paid') tell(spin.closing as (Closing | ScattersPay)[], screen);
    for (const pay of spin.closing) {
      if (pay.by !== 'scatter') await telling.close?.(pay as Closing, spin, screen);
      screen.caption(telling.caption(pay as Closing | ScattersPay, screen));
      const celebration = screen.win(pay.win);
      await Promise.all([pay.by === 'scatter' ? stage.lightLetter(pay.symbol) : undefined, celebrate(stage, celebration)]);
    }
  };

  return {
    layout: (area) => stage.layout(area),
    rest(events) {
      telling.end?.();
      stage.stand('paid', (events && spinsOf(events)[0]?.stands.at(-1)) ?? { window: pack.show.restWindow, factors: restFactors(pack) });
    },
    begin() {
      telling.end?.();
      stage.leave();
    },
    async play(events, screen) {
      const { t }: SlotTexts = screen.texts;
      const spins = spinsOf(events);
      for (const spin of spins) {
        const { begins, freeSpinsWon } = spin;
        if (begins) {
          screen.feature(t('tumblingFreeSpin', { index: begins.spin, total: begins.total }));
          screen.caption(undefined);
          stage.leave();
        }
        telling.begin?.(spin);
        await showStands(spin, screen);
        await showClosing(spin, screen);
        if (freeSpinsWon > 0) {
          sound.play('feature');
          screen.feature(t('freeSpinsWon', { count: freeSpinsWon }), 'heralded');
          await stage.lightLetter(pack.scatter);
          await stage.wait(begins ? 900 : 1400);
        }
        if (begins) await stage.wait(spin.win > 0 ? 450 : 120);
      }
      if (spins.length === 1) return;
      await tellFreeSpins(
        spins.slice(1).reduce((sum, { win }) => sum + win, 0),
        stage,
        screen,
      );
      stage.endFreeSpins();
      telling.end?.();
      if (spins.reduce((sum, { win }) => sum + win, 0) > pack.stakeUnits) stage.celebrate(3);
    },
    hurry: () => stage.hurry(),
  };
}

/** Orbs of the window that a new player sees have the lowest factor. */
function restFactors({ orb, show }: TumbleScenePack): number[] {
  return [...show.restWindow.join('')].filter((letter) => letter === orb).map(() => 2);
}
