import { make } from './scene.ts';
import './results.css';

const most = 10;

/** The last results in a row, newest last; wins are filled, so that colour is not the only sign. */
export interface Results {
  readonly view: HTMLElement;
  add(text: string, won: boolean): void;
}

/** `ofBoard`: the picture has a board of real controls, which leaves no row for them on a phone. */
export function createResults({ ofBoard = false } = {}): Results {
  const view = make('div', ofBoard ? 'results of-board' : 'results');
  return {
    view,
    add(text, won) {
      view.append(make('span', won ? 'won' : '', text));
      while (view.childElementCount > most) view.firstElementChild!.remove();
    },
  };
}
