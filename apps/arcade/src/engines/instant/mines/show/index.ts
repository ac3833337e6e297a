import type { EngineClient } from '../../../../shell/game-client.ts';
import { createScene } from '../../show/scene.ts';
import { boardOf } from '../board-state.ts';
import type { MinesChoice, MinesEvent } from '../events.ts';
import type { MinesPack } from '../pack.ts';
import { firstInput, rules } from '../rules.ts';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { minesShow } from './mines-show.ts';
import { Paytable } from './paytable.tsx';

/** `instant/mines` in the window of its games. */
export const client: EngineClient<MinesPack, MinesEvent, MinesChoice> = {
  async createShow(host, { art, sound, still }) {
    for (const name of ['tile', 'prize', 'mine']) document.documentElement.style.setProperty(`--${name}`, `url("${art[name]!}")`);
    return minesShow(createScene(host, art, still), sound);
  },
  Paytable,
  choices: { firstInput, readInput: rules.readInput, Controls },
  steps: {
    Board,
    ending(events) {
      const { times } = boardOf(events);
      return times === undefined ? undefined : { choice: { cash: true }, units: times };
    },
  },
};
