// @flag announcements
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Dialog, Tabs } from '@parlour/ui';
import { useState } from 'react';
import { AnnouncementTitles } from './announcement-titles.tsx';

interface AnnouncementsDialogProps {
  announcements: readonly Schema<'Announcement'>[];
  /** The one that is initially open; none if absent. */
  first?: string | undefined;
  onClose: () => void;
}

type Type = Exclude<Schema<'Announcement'>['type'], 'PU'>;

/** In the order of their tabs. */
const types: readonly Type[] = ['B', 'PL', 'PR', 'H'];

/**
 * All announcements: titles on the left, the chosen one on the right; on a phone it expands below its title. Pressing the open title closes
 * it (specification 2). If there are several types, each has a tab (content N21).
 */
export function AnnouncementsDialog({ announcements, first, onClose }: AnnouncementsDialogProps) {
  const { t } = useLingui();
  const [pressed, setPressed] = useState<Type>();
  const names: Record<Type, string> = { B: t`Notices`, PL: t`About this site`, PR: t`Promotions`, H: t`Help` };
  const there = types.filter((type) => announcements.some((each) => each.type === type));
  const ofFirst = announcements.find(({ id }) => id === first)?.type;
  const chosen = there.find((type) => type === pressed) ?? there.find((type) => type === ofFirst) ?? there[0];
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t`Announcements`} closeText={t`Close`} size="l">
      {there.length > 1 && chosen ? (
        <Tabs
          label={t`Kinds of announcements`}
          look="line"
          value={chosen}
          onValueChange={setPressed}
          items={there.map((type) => ({
            key: type,
            text: names[type],
            content: <AnnouncementTitles announcements={announcements.filter((each) => each.type === type)} first={first} />,
          }))}
        />
      ) : (
        <AnnouncementTitles announcements={announcements} first={first} />
      )}
    </Dialog>
  );
}
