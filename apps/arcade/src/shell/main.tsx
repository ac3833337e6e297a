import { createRoot } from 'react-dom/client';
import './style/base.css';
import './style/screen.css';
import './style/banner.css';
import './style/staged.css';
import './style/waiting.css';
import './style/buttons.css';
import './style/bet-panel.css';
import './style/forms.css';
import './style/sound.css';
import { Boot } from './boot.tsx';
import type { Early } from './early.ts';
import type { ClientGame } from './game-client.ts';
import { guessLanguage } from './texts.ts';

/** Opens the window of a game: called by the entry that the build makes for each (vite/games.ts). */
export function openGame(game: ClientGame, early: Early): void {
  createRoot(document.getElementById('root')!).render(<Boot game={game} early={early} language={guessLanguage(early.wanted)} />);
}
