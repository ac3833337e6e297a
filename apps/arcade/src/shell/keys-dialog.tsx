import { Dialog } from './dialog.tsx';
import { Icon } from './icons.tsx';
import { framed } from './parent.ts';
import { useGame } from './use-game.ts';

/** What the keyboard does (`use-keys.ts`); opened by `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useGame().texts;
  const keys = [
    [t('keySpace'), t('keyPlay')],
    // Not every device has letters for arrows.
    [<Icon key="arrows" name="upDown" />, t('keyStake')],
    ['Tab', t('keyTab')],
    ...(framed ? [['Esc', t('leaveGame')] as const] : []),
    ['?', t('keys')],
  ] as const;
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className="figures">
        {keys.map(([key, does]) => (
          <div key={does}>
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
