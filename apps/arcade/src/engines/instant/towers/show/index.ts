import type { EngineClient } from '../../../../shell/game-client.ts';
import { setPictures } from '../../show/pictures.ts';
import { createScene } from '../../show/scene.ts';
import { stepShow } from '../../show/step-show.ts';
import { collecting } from '../../stepwise.ts';
import type { TowersChoice, TowersEvent } from '../events.ts';
import type { TowersPack } from '../pack.ts';
import { firstInput, rules } from '../rules.ts';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { Paytable } from './paytable.tsx';
import { sentenceOf } from './sentence.ts';

/** `instant/towers` in the window of its games. */
export const client: EngineClient<TowersPack, TowersEvent, TowersChoice> = {
  async createShow(host, { art, sound, still }) {
    setPictures(art, ['door', 'clear', 'trap', 'eaves', 'storey', 'spire']);
    return stepShow(createScene(host, art, still), sound, sentenceOf);
  },
  Paytable,
  choices: { firstInput, readInput: rules.readInput, Controls },
  steps: { Board, ending: collecting },
};
