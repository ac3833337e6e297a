import { useState } from 'react';
import { Icon } from './icons.tsx';
import { useGame } from './use-play.ts';

export type DialogName = 'paytable' | 'fairness' | 'history';

export function TopBar({ open, close }: { open: (dialog: DialogName) => void; close: (() => void) | undefined }) {
  const { texts, session, sound } = useGame();
  const [loud, setLoud] = useState(false);
  const toggle = () => {
    sound.setOn(!loud);
    setLoud(!loud);
  };
  return (
    <header className="top-bar">
      {session.playMoney && <span className="play-money">{texts.playMoney}</span>}
      <span className="spring" />
      <IconButton icon="info" label={texts.paytable} onPress={() => open('paytable')} />
      <IconButton icon="shield" label={texts.fairness} onPress={() => open('fairness')} />
      <IconButton icon="clock" label={texts.history} onPress={() => open('history')} />
      <IconButton icon={loud ? 'sound' : 'muted'} label={loud ? texts.soundOff : texts.soundOn} onPress={toggle} />
      {close && <IconButton icon="close" label={texts.close} onPress={close} />}
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
