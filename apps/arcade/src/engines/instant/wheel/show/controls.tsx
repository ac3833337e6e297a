import type { ControlsProps } from '../../../../shell/game-client.ts';
import '../../show/controls.css';
import { Segments } from '../../show/segments.tsx';
import { kinds, sizes, type WheelChoice } from '../events.ts';
import type { WheelPack } from '../pack.ts';
import type { WheelTexts } from './texts.ts';

export function Controls({ texts, input, choose, busy }: ControlsProps<WheelPack, WheelChoice>) {
  const { t, count }: WheelTexts = texts;
  const { kind, size } = input;
  return (
    <div className="controls">
      <Segments
        label={t('wheelKind')}
        values={kinds}
        value={kind}
        nameOf={(each) => t(each)}
        choose={(next) => choose({ kind: next, size })}
        busy={busy}
      />
      <Segments
        label={t('size')}
        values={sizes}
        value={size as (typeof sizes)[number]}
        nameOf={count}
        choose={(next) => choose({ kind, size: next })}
        busy={busy}
      />
    </div>
  );
}
