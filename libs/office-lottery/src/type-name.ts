import { useLingui } from '@lingui/react/macro';
import { isPackId, packs, typeOf } from '@parlour/domain/lottery';
import { typeName } from '@parlour/feature-lottery/type-names';

/** The names of a pack's bet types as players see them, by id; the id itself if this version does not know the pack or the type. */
export function useTypeName(pack: string): (id: string) => string {
  const { i18n } = useLingui();
  return (id) => {
    const type = isPackId(pack) ? typeOf(packs[pack], id) : undefined;
    return type ? typeName(i18n, type) : id;
  };
}
