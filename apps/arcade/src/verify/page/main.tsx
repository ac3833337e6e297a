import { createRoot } from 'react-dom/client';
import { games } from 'virtual:games';
import '../../shell/style/fonts.ts';
import '../../shell/style/base.css';
import '../../shell/style/forms.css';
import './verify.css';
import { guessLanguage, loadTexts } from '../../shell/texts.ts';
import type { VerifyTexts } from './verified-game.ts';
import { VerifyPage } from './verify-page.tsx';

const given = Object.fromEntries(new URLSearchParams(location.search));
// An address without a game means the first one.
const [first] = Object.keys(games);
const { game = first! } = given;
const verified = await games[Object.hasOwn(games, game) ? game : first!]!();
const texts = (await loadTexts(verified.catalogues, guessLanguage(given['lang'] ?? null))) as VerifyTexts;
document.title = texts.t('verifyTitle');
createRoot(document.getElementById('root')!).render(
  <VerifyPage texts={texts} verified={verified} known={game === verified.game.code} given={given} />,
);
