import { useState } from 'react';
import { Icon } from './icons.tsx';
import { framed } from './parent.ts';
import { useGame } from './use-game.ts';

export type DialogName = 'paytable' | 'fairness' | 'history' | 'bet' | 'autoplay';

/** In a frame, the site itself marks play money and has the button that closes the game. */
export function TopBar({ open }: { open: (dialog: DialogName) => void }) {
  const { texts, session, sound } = useGame();
  const [loud, setLoud] = useState(false);
  const toggle = () => {
    sound.setOn(!loud);
    setLoud(!loud);
  };
  return (
    <header className="top-bar">
      {session.playMoney && !framed && <span className="play-money">{texts.t('playMoney')}</span>}
      <span className="spring" />
      <IconButton icon="info" label={texts.t('paytable')} onPress={() => open('paytable')} />
      <IconButton icon="shield" label={texts.t('fairness')} onPress={() => open('fairness')} />
      <IconButton icon="clock" label={texts.t('history')} onPress={() => open('history')} />
      <IconButton icon={loud ? 'sound' : 'muted'} label={loud ? texts.t('soundOff') : texts.t('soundOn')} onPress={toggle} />
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
