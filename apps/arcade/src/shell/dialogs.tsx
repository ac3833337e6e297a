import { AutoplayDialog } from './autoplay-dialog.tsx';
import { BetDialog } from './bet-dialog.tsx';
import { FairnessDialog } from './fairness-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { PaytableDialog } from './paytable-dialog.tsx';
import { RealityCheck } from './session-clock.tsx';
import { SoundDialog } from './sound-dialog.tsx';
import './style/dialog-lists.css';
import './style/dialog.css';
import type { DialogName } from './top-bar.tsx';

const dialogs: Readonly<Record<DialogName, (props: { onClose: () => void }) => React.ReactNode>> = {
  paytable: PaytableDialog,
  fairness: FairnessDialog,
  history: HistoryDialog,
  sound: SoundDialog,
  bet: BetDialog,
  autoplay: AutoplayDialog,
  keys: KeysDialog,
};

export interface DialogsProps {
  /** The one that the player has opened. */
  name: DialogName | undefined;
  onClose: () => void;
  /** Minutes after which the player is asked whether to go on, where the law requires it. */
  realityCheckMin: number | null | undefined;
}

/** What opens over a game: none of it is needed before the game can be played, so it loads after that. */
export function Dialogs({ name, onClose, realityCheckMin }: DialogsProps) {
  const Opened = name && dialogs[name];
  return (
    <>
      {Opened && <Opened onClose={onClose} />}
      {realityCheckMin && <RealityCheck every={realityCheckMin} covered={name !== undefined} />}
    </>
  );
}
