import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { permissions } from '@parlour/domain/office';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Accordion, Text } from '@parlour/ui';
import { permissionTexts } from '@parlour/office-ui';

/** Warns if fewer than two operators may approve what takes two: what one of them proposes would wait for ever (office O15). */
export function ApproverGaps() {
  const { i18n } = useLingui();
  const gaps = useOfficeQuery('listApproverGaps', {}).data?.list ?? [];
  if (gaps.length === 0) return null;
  const byPermission = permissions.flatMap((permission) => {
    const of = gaps.filter((gap) => gap.permission === permission);
    const where = of.flatMap(({ merchant }) => (merchant === null ? [] : [merchant]));
    return of.length === 0 ? [] : [{ permission, where }];
  });
  return (
    <Accordion
      level={2}
      items={[
        {
          key: 'gaps',
          title: (
            <Plural
              value={byPermission.length}
              one="# subject has fewer than two operators who can approve it"
              other="# subjects have fewer than two operators who can approve them"
            />
          ),
          content: (
            <>
              <Text size="s" tone="muted">
                <Trans>If only one operator has the role, their proposals wait until another operator gets it.</Trans>
              </Text>
              <ul>
                {byPermission.map(({ permission, where }) => (
                  <li key={permission}>
                    {i18n._(permissionTexts[permission])}
                    {where.length > 0 && ` (${new Intl.ListFormat(i18n.locale).format(where)})`}
                  </li>
                ))}
              </ul>
            </>
          ),
        },
      ]}
    />
  );
}
