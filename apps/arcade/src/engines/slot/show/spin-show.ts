import type { Screen, Show } from '../../../shell/game-client.ts';
import type { SoundBox } from '../../../shell/sound.ts';
import type { GameEvent } from '../../../game.ts';
import { spinsOf, type AnyPay, type Spin, type SpinEvent } from '../events.ts';
import { celebrate } from './celebrate.ts';
import type { Lit } from './lit.ts';
import type { ReelsPack } from './reels-pack.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { Acting, Stage } from './stage.ts';
import { tellFreeSpins } from './tell-free-spins.ts';
import { tellPays } from './tell-pays.ts';

/** Pays that are shown together, after their own scene if they have one. */
export interface Phase<Pays> {
  scene?: (acting: Acting, texts: Screen['texts']) => Promise<void>;
  /** Shown over the picture, and announced to screen readers, once the scene is over. */
  told?: (texts: Screen['texts']) => string;
  pays: readonly Pays[];
}

/** What an engine itself announces and shows while its spins are played. */
export interface Telling<Pays extends AnyPay, Event extends GameEvent> {
  lit(pay: Pays, reveal: Spin['reveal']): Lit;
  /** A pay in words, below the picture. */
  caption(pay: Pays, screen: Screen): string;
  /** Shown over the picture during a free spin. */
  title(begins: NonNullable<Spin['begins']>, spin: Spin<Pays>, events: readonly Event[], screen: Screen): string;
  /** Before the reels spin once more with one of them held. */
  again?(spin: Spin<Pays>, screen: Screen): Promise<void>;
  /** Between the spin that brought free spins and the first of them. */
  opening?(events: readonly Event[], screen: Screen): Promise<void>;
  /** While the reels run, before the first of them stops. */
  before?(index: number, events: readonly Event[], screen: Screen): ((acting: Acting) => Promise<void>) | undefined;
  /** What the reels show where it differs from the pack's strips. */
  shown?(spin: Spin<Pays>, index: number, events: readonly Event[]): readonly string[] | undefined;
  /** Splits a spin's pays into phases; without it they are all shown at once. */
  phases?(spin: Spin<Pays>, index: number, events: readonly Event[]): readonly Phase<Pays>[];
}

/** Plays rounds on a stage: reels, wins one after another, free spins. */
export function spinShow<Pays extends AnyPay, Event extends GameEvent>(
  pack: ReelsPack & { stakeUnits: number },
  stage: Stage,
  sound: SoundBox,
  telling: Telling<Pays, Event>,
): Show<Event> {
  const readSpins = (events: readonly Event[]) => spinsOf(events as readonly GameEvent[] as readonly SpinEvent<Pays>[]);

  const showPhase = async ({ scene, told, pays }: Phase<Pays>, { reveal, begins }: Spin<Pays>, screen: Screen) => {
    if (scene) await stage.act((acting) => scene(acting, screen.texts));
    if (told) screen.feature(told(screen.texts), 'spoken');
    if (pays.length === 0) return;
    if (!begins) tellPays(pays, (pay) => telling.caption(pay, screen), screen);
    const celebration = screen.win(pays.reduce((sum, { win }) => sum + win, 0));
    const shown = stage.showWins(
      pays.map((pay) => telling.lit(pay, reveal)),
      (index) => screen.caption(telling.caption(pays[index]!, screen)),
    );
    await Promise.all([shown, celebrate(stage, celebration)]);
    // In free spins their title replaces it.
    if (told && !begins) screen.feature(undefined);
  };

  const showSpin = async (spin: Spin<Pays>, index: number, events: readonly Event[], screen: Screen) => {
    const scene = telling.before?.(index, events, screen);
    if (scene) await stage.act(scene);
    const { spin: kind, stops } = spin.reveal;
    const onStop = (_reel: number, scatter: boolean) => sound.play(scatter ? 'rareStop' : 'stop');
    await stage.land(kind, stops, onStop, telling.shown?.(spin, index, events));
    for (const phase of telling.phases?.(spin, index, events) ?? [{ pays: spin.pays }]) await showPhase(phase, spin, screen);
  };

  return {
    layout: (area) => stage.layout(area),
    rest(events) {
      const paid = events === null ? undefined : readSpins(events)[0];
      if (events === null || !paid) return stage.show('paid', pack.show.restStops);
      stage.show('paid', paid.reveal.stops, telling.shown?.(paid, 0, events));
    },
    begin: () => stage.run(),
    async play(events, screen) {
      const { t }: SlotTexts = screen.texts;
      const spins = readSpins(events);
      for (const [index, spin] of spins.entries()) {
        const { begins, freeSpinsWon } = spin;
        const { held } = spin.reveal;
        if (begins?.spin === 1 && held === undefined) await telling.opening?.(events, screen);
        if (held !== undefined) await telling.again?.(spin, screen);
        if (begins || held !== undefined) {
          screen.feature(begins && telling.title(begins, spin, events, screen));
          screen.caption(undefined);
          stage.run(held);
          await stage.wait(350);
        }
        await showSpin(spin, index, events, screen);
        if (freeSpinsWon > 0) {
          sound.play('feature');
          screen.feature(t('freeSpinsWon', { count: freeSpinsWon }), 'heralded');
          await stage.wait(begins ? 1600 : 2200);
        }
        if (begins) await stage.wait(spin.win > 0 ? 500 : 150);
      }
      const free = spins.filter(({ begins }) => begins);
      if (free.length === 0) return;
      await tellFreeSpins(
        free.reduce((sum, { win }) => sum + win, 0),
        stage,
        screen,
      );
      stage.endFreeSpins();
      if (spins.reduce((sum, { win }) => sum + win, 0) > pack.stakeUnits) stage.celebrate(3);
    },
    hurry: () => stage.hurry(),
  };
}
