import { gamesOf } from './game.ts';

/** Esports books. */
export const esportsGames = gamesOf('ESPORTS', {
  'pad-arena': {
    vendor: 'KPT',
    art: { motif: 'gamepad', scene: 'neon', palette: 'midnight' },
    marks: ['hot'],
  },
  'citadel-clash': {
    vendor: 'KPT',
    art: { motif: 'shield', scene: 'stage', palette: 'indigo' },
  },
  'turbo-circuit': {
    vendor: 'KPT',
    art: { motif: 'racer', scene: 'neon', palette: 'ember' },
    marks: ['new'],
  },
  'signal-strike': {
    vendor: 'KPT',
    art: { motif: 'headset', scene: 'neon', palette: 'teal' },
  },
});
