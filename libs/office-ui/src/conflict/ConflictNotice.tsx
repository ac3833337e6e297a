import { Trans } from '@lingui/react/macro';
import { Button, Card, Inline, Stack, Text } from '@parlour/ui';
import { useRefusalToast } from '../refusal-text.ts';

/** A field for which two people want different values. */
export interface Difference {
  key: string;
  label: string;
  theirs: string;
  yours: string;
}

export interface ConflictNoticeProps {
  /** Says what a colleague has changed. */
  title: string;
  differences: readonly Difference[];
  /** Saves the operator's values over the current ones. */
  onMine: () => Promise<unknown>;
  /** Puts the current values into the form. */
  onTheirs: () => void;
}

/** A colleague has changed the same thing meanwhile: both sides, field by field, and a choice (office O37). */
export function ConflictNotice({ title, differences, onMine, onTheirs }: ConflictNoticeProps) {
  const tellRefusal = useRefusalToast();
  const mine = async () => {
    try {
      await onMine();
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <Card>
      <Stack gap="3">
        <div role="alert">
          <Text as="strong" size="l">
            {title}
          </Text>
        </div>
        {differences.map(({ key, label, theirs, yours }) => (
          <Stack key={key} gap="1">
            <Text as="strong">{label}</Text>
            <Text size="s">
              <Trans>It is now: {theirs || '–'}</Trans>
            </Text>
            <Text size="s">
              <Trans>You want: {yours || '–'}</Trans>
            </Text>
          </Stack>
        ))}
        <Inline gap="3">
          <Button size="s" onClick={() => void mine()}>
            <Trans>Save mine</Trans>
          </Button>
          <Button size="s" variant="secondary" onClick={onTheirs}>
            <Trans>Take theirs</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
