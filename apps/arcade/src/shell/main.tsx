import { createRoot } from 'react-dom/client';
import './style/base.css';
import './style/screen.css';
import './style/banner.css';
import './style/waiting.css';
import './style/buttons.css';
import './style/bet-panel.css';
import './style/forms.css';
import './style/sound.css';
import { Boot } from './boot.tsx';
import type { ClientGame } from './game-client.ts';
import { guessLanguage } from './texts.ts';

/** Opens the window of a game: called by the entry that the build makes for each (vite/games.ts). */
export function openGame(game: ClientGame): void {
  const query = new URLSearchParams(location.search);
  const code = query.get('code');
  // The code is spent by its first use; without it in the address, a reload goes on with this tab's session.
  if (code !== null) {
    query.delete('code');
    history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  }
  createRoot(document.getElementById('root')!).render(<Boot game={game} code={code} language={guessLanguage(query.get('lang'))} />);
}
