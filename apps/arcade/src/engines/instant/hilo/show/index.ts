import type { EngineClient } from '../../../../shell/game-client.ts';
import { setPictures } from '../../show/pictures.ts';
import { createScene } from '../../show/scene.ts';
import { stepShow } from '../../show/step-show.ts';
import { collecting } from '../../stepwise.ts';
import type { HiloChoice, HiloEvent } from '../events.ts';
import type { HiloPack } from '../pack.ts';
import { firstInput, rules, waysTaken } from '../rules.ts';
import { Board } from './board.tsx';
import { Paytable } from './paytable.tsx';
import { sentenceOf } from './sentence.ts';

/** `instant/hilo` in the window of its games. */
export const client: EngineClient<HiloPack, HiloEvent, HiloChoice> = {
  async createShow(host, { art, sound, still }) {
    setPictures(art, ['back']);
    return stepShow(createScene(host, art, still), sound, sentenceOf);
  },
  Paytable,
  choices: { firstInput, readInput: rules.readInput },
  steps: { Board, ending: (events) => (waysTaken(events).length > 0 ? collecting(events) : undefined) },
};
