import { Dialog } from './dialog.tsx';
import { framed } from './parent.ts';
import { useGame } from './use-game.ts';

/** What the keyboard does (`use-keys.ts`); opened by `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useGame().texts;
  const keys = [
    [t('keySpace'), t('keyPlay')],
    ['↑ ↓', t('keyStake')],
    ['Tab', t('keyTab')],
    ...(framed ? [['Esc', t('leaveGame')] as const] : []),
    ['?', t('keys')],
  ] as const;
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className="figures">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
