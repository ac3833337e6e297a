import { useLingui } from '@lingui/react/macro';
import { choosableKinds } from '@parlour/domain/feed';
import type { components } from '@parlour/office-api/contract';
import { Badge, Inline } from '@parlour/ui';
import { kindTexts } from './feed-texts.ts';

/** How many games each kind of change concerns. */
export function ChosenCounts({ counts }: { counts: components['schemas']['FeedCounts'] }) {
  const { i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  return (
    <Inline gap="2">
      {choosableKinds.map(
        (kind) =>
          counts[kind] > 0 && (
            <Badge key={kind} mood={kindTexts[kind].mood}>
              {i18n._(kindTexts[kind].text)} {number.format(counts[kind])}
            </Badge>
          ),
      )}
    </Inline>
  );
}
