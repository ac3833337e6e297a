import { SettingsScreen } from '@parlour/office-settings';
import { mayChange, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Settings() {
  const session = useSession();
  const { merchant, open, onOpen, filters, onFilter } = usePlace();
  return (
    <SettingsScreen
      merchant={merchant}
      may={(code) => mayChange(session, 'setting.change', code)}
      open={open}
      onOpen={onOpen}
      differing={filters['show'] === 'differing'}
      onDiffering={(differing) => onFilter({ show: differing ? 'differing' : undefined })}
    />
  );
}
