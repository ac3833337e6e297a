import { useState } from 'react';
import { Icon } from './icons.tsx';
import { keep, recall } from './kept.ts';
import { silence } from './sound.ts';
import { useGame } from './use-game.ts';

const turnKeptAs = 'parlour.arcade.turnHint';

/** What a player is asked or told once per browser, shown over the picture until it is answered or a round begins. */
export function FirstStart() {
  const { texts, sound, state } = useGame();
  const { t } = texts;
  const [asked, setAsked] = useState(sound.asked());
  const [hinted, setHinted] = useState(!mayTurn());
  const begun = state.playing || state.replaying || state.open !== undefined || state.result !== undefined;
  if (begun || (asked && hinted)) return null;
  const answer = (wanted: boolean) => {
    sound.set({ ...silence, effects: wanted, music: wanted });
    setAsked(true);
  };
  return (
    <aside className="first-start">
      {asked ? (
        <>
          <Icon name="turn" />
          <p>{t('turnHint')}</p>
          <button
            type="button"
            onClick={() => {
              keep('browser', turnKeptAs, true);
              setHinted(true);
            }}
          >
            {t('turnHintOk')}
          </button>
        </>
      ) : (
        <>
          <Icon name="sound" />
          <p>{t('soundAsk')}</p>
          <button type="button" onClick={() => answer(true)}>
            {t('soundAskYes')}
          </button>
          <button type="button" onClick={() => answer(false)}>
            {t('soundAskNo')}
          </button>
        </>
      )}
    </aside>
  );
}

/** Whether this is a phone held upright whose player has not been told to turn it yet. */
function mayTurn(): boolean {
  return (
    matchMedia('(pointer: coarse) and (orientation: portrait) and (max-width: 640px)').matches && recall('browser', turnKeptAs) === null
  );
}
