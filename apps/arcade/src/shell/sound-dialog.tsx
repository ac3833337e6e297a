import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import type { SoundSettings } from './sound.ts';
import { useGame } from './use-game.ts';

/** Effects, music, and how loud. Each choice takes effect at once and is kept. */
export function SoundDialog({ onClose }: { onClose: () => void }) {
  const { texts, sound } = useGame();
  const { t } = texts;
  const [settings, setSettings] = useState(sound.settings());
  const change = (next: Partial<SoundSettings>) => {
    const all = { ...settings, ...next };
    sound.set(all);
    setSettings(all);
  };
  return (
    <Dialog title={t('sound')} onClose={onClose}>
      <div className="sound-settings">
        <label className="switch">
          {t('soundEffects')}
          <input type="checkbox" role="switch" checked={settings.effects} onChange={({ target }) => change({ effects: target.checked })} />
        </label>
        <label className="switch">
          {t('soundMusic')}
          <input type="checkbox" role="switch" checked={settings.music} onChange={({ target }) => change({ music: target.checked })} />
        </label>
        <label className="slider">
          {t('soundVolume')}
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={Math.round(settings.volume * 100)}
            onChange={({ target }) => change({ volume: Number(target.value) / 100 })}
          />
        </label>
      </div>
    </Dialog>
  );
}
