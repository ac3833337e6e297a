import type { ComponentProps } from 'react';
import { PaysList } from '../../show/symbol-pays.tsx';

type SizePaysProps = Omit<ComponentProps<typeof PaysList>, 'sizeOf'> & { pack: { paySizes: readonly number[] } };

/** Every paying symbol with its pays by number, the highest first. */
export function SizePays(props: SizePaysProps) {
  const { count } = props.texts;
  const size = (place: number) => {
    const [least, next] = [props.pack.paySizes[place]!, props.pack.paySizes[place + 1]];
    return next === undefined ? `${count(least)}+` : next === least + 1 ? count(least) : `${count(least)}–${count(next - 1)}`;
  };
  return <PaysList {...props} sizeOf={(place) => <bdi dir="ltr">{size(place)}</bdi>} />;
}
