import { Trans } from '@lingui/react/macro';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, Card, Inline, Stack, Text, useToasts } from '@parlour/ui';

export interface Difference {
  key: string;
  label: string;
  theirs: string;
  yours: string;
}

interface ConflictNoticeProps {
  differences: readonly Difference[];
  /** Saves what was asked for over what is there now. */
  onMine: () => Promise<unknown>;
  /** Shows what is there now in the form. */
  onTheirs: () => void;
}

/** Somebody else changed the same game meanwhile: both sides, field by field, and a choice (office O37). */
export function ConflictNotice({ differences, onMine, onTheirs }: ConflictNoticeProps) {
  const textOf = useRefusalText();
  const toasts = useToasts();
  const mine = async () => {
    try {
      await onMine();
    } catch (error) {
      if (!isPutAside(error)) toasts.show({ mood: 'danger', text: textOf(error) });
    }
  };
  return (
    <Card>
      <Stack gap="3">
        <div role="alert">
          <Text as="strong" size="l">
            <Trans>Somebody else has changed this game meanwhile</Trans>
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
