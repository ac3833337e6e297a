import { createRoot } from 'react-dom/client';
import '../style/base.css';
import '../style/forms.css';
import '../style/verify.css';
import '../style/verified-spins.css';
import { guessLanguage, loadTexts } from '../texts/load-texts.ts';
import { VerifyPage } from './verify-page.tsx';

const query = new URLSearchParams(location.search);
const language = guessLanguage(query.get('lang'));
const texts = await loadTexts(language);
document.title = texts.verifyTitle;
createRoot(document.getElementById('root')!).render(<VerifyPage texts={texts} language={language} given={Object.fromEntries(query)} />);
