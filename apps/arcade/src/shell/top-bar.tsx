import { Icon } from './icons.tsx';
import { framed } from './parent.ts';
import { SessionClock } from './session-clock.tsx';
import { useGame } from './use-game.ts';

export type DialogName = 'paytable' | 'fairness' | 'history' | 'sound' | 'bet' | 'autoplay' | 'keys';

/** In a frame, the site itself marks play money and has the button that closes the game. */
export function TopBar({ open }: { open: (dialog: DialogName) => void }) {
  const { texts, session, sound } = useGame();
  const { effects, music } = sound.settings();
  return (
    <header className="top-bar">
      {session.playMoney && !framed && <span className="play-money">{texts.t('playMoney')}</span>}
      {session.pace?.sessionClock && <SessionClock />}
      <span className="spring" />
      <IconButton icon="info" label={texts.t('paytable')} onPress={() => open('paytable')} />
      <IconButton icon="shield" label={texts.t('fairness')} onPress={() => open('fairness')} />
      <IconButton icon="clock" label={texts.t('history')} onPress={() => open('history')} />
      <IconButton icon={effects || music ? 'sound' : 'muted'} label={texts.t('sound')} onPress={() => open('sound')} />
    </header>
  );
}

function IconButton({ icon, label, onPress }: { icon: Parameters<typeof Icon>[0]['name']; label: string; onPress: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
