import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedKind } from '@parlour/domain/rewards';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, FormError, Inline, Text } from '@parlour/ui';

interface EligibleCountProps {
  merchant: string;
  kind: OfferedKind;
  terms: Record<string, unknown>;
  /** The terms are valid, so that their conditions can be counted. */
  isReadable: boolean;
}

/** How many members currently meet the typed conditions, before anything is saved. */
export function EligibleCount({ merchant, kind, terms, isReadable }: EligibleCountProps) {
  const { i18n } = useLingui();
  const textOf = useRefusalText();
  const count = useOfficeMutation('countEligibleMembers');
  const found = count.data;
  return (
    <>
      <Inline gap="3">
        <Button
          size="s"
          variant="secondary"
          disabled={!isReadable}
          loading={count.isPending}
          onClick={() => count.mutate({ body: { merchant, kind, terms } })}
        >
          <Trans>Count the members</Trans>
        </Button>
        <Text>
          {found && (
            <Trans>
              Open to {i18n.number(found.eligible)} of {i18n.number(found.members)} members now.
            </Trans>
          )}
        </Text>
      </Inline>
      <FormError message={count.error && !isPutAside(count.error) ? textOf(count.error) : undefined} />
    </>
  );
}
