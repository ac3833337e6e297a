import { useEffect, useState } from 'react';
import { framed } from './parent.ts';
import { useGame } from './use-game.ts';

/**
 * The game's name above its picture, lettered as on its tile, or in plain type for a script without lettering. Inside a site there is no
 * plain type, as the site's own bar has the name.
 */
export function Lettering() {
  const { game, texts } = useGame();
  const name = texts.t('name');
  const load = game.letterings?.[texts.language];
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let own: string | undefined;
    let left = false;
    load?.().then(
      ({ default: drawing }) => {
        if (!left) setAddress((own = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))));
      },
      // The name in plain type stays.
      () => undefined,
    );
    return () => {
      left = true;
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [load]);
  return (
    <>
      <h1 className={framed || address !== undefined ? 'unseen' : 'title'}>{name}</h1>
      {load && <div className="lettering">{address !== undefined && <img src={address} alt="" />}</div>}
    </>
  );
}
