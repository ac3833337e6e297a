import { useLingui } from '@lingui/react/macro';

/** The name of a pack's prize, or of the symbols of a fast game. */
export function usePrizeName(): (name: string) => string {
  const { t } = useLingui();
  return (name) => {
    const rank = /^prize(\d+)$/.exec(name)?.[1];
    if (rank !== undefined) return t`Prize ${rank}`;
    const names: Readonly<Record<string, string>> = {
      special: t`Special`,
      first: t`First`,
      second: t`Second`,
      third: t`Third`,
      consolation: t`Consolation`,
      number: t`Number`,
      last2: t`Last two`,
      front3: t`Front three`,
      back3: t`Back three`,
      dice: t`Dice`,
      digits: t`Digits`,
      order: t`Order`,
      balls: t`Balls`,
    };
    return names[name] ?? name;
  };
}
