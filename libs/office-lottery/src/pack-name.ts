import { useLingui } from '@lingui/react/macro';

/** The names of rule packs; the id itself if this version does not know the pack. */
export function usePackName(): (pack: string) => string {
  const { t } = useLingui();
  return (pack) => {
    const names: Readonly<Record<string, string>> = {
      'vn-north': t`Northern Vietnam`,
      'vn-south': t`Central and southern Vietnam`,
      thai: t`Thai lottery`,
      hanoi: t`Hanoi lottery`,
      lao: t`Lao lottery`,
      '4d': t`4D`,
      k3: t`K3, three dice`,
      ssc: t`SSC, five digits`,
      pk10: t`PK10, ten cars`,
      '11x5': t`11x5, five of eleven`,
      pc28: t`PC28, three digits`,
    };
    return names[pack] ?? pack;
  };
}
