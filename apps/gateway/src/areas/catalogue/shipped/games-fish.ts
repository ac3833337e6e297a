import { gamesOf } from './game.ts';

/** Fishing. */
export const fishGames = gamesOf('FISH', {
  'koi-cannon': {
    vendor: 'TDW',
    art: { motif: 'koi', scene: 'underwater', palette: 'jade' },
    marks: ['hot'],
  },
  'octopus-throne': {
    vendor: 'TDW',
    art: { motif: 'octopus', scene: 'abyss', palette: 'violet' },
    marks: ['hot'],
  },
  'crocodile-creek': {
    vendor: 'TDW',
    art: { motif: 'crocodile', scene: 'forest', palette: 'moss' },
  },
  'jellyfish-lights': {
    vendor: 'TDW',
    art: { motif: 'jellyfish', scene: 'abyss', palette: 'rose' },
    marks: ['new'],
  },
  'reef-shark-run': {
    vendor: 'TDW',
    art: { motif: 'shark', scene: 'underwater', palette: 'teal' },
  },
  'abyss-angler': {
    vendor: 'OBF',
    art: { motif: 'angler', scene: 'abyss', palette: 'midnight' },
  },
  'turtle-emperor': {
    vendor: 'OBF',
    art: { motif: 'turtle', scene: 'underwater', palette: 'lagoon' },
  },
  'seahorse-cavalry': {
    vendor: 'OBF',
    art: { motif: 'seahorse', scene: 'underwater', palette: 'coral' },
  },
});
