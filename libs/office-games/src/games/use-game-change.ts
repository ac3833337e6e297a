import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { useState } from 'react';

export type GamePage = components['schemas']['GamePage'];
export type GameChange = Omit<components['schemas']['GameChange'], 'game' | 'version'>;

/** Two people changed one game: the requested change, and the version at which it was refused. */
export interface Conflict {
  asked: GameChange;
  at: number;
}

/**
 * Changes a game against the version that the form started from. If a colleague was faster, returns the conflict, for both sides to be
 * shown; other refusals are thrown.
 */
export function useGameChange(page: GamePage) {
  const change = useOfficeMutation('changeGame');
  const [conflict, setConflict] = useState<Conflict>();
  const save = async (asked: GameChange, version: number): Promise<boolean> => {
    try {
      await change.mutateAsync({ body: { game: page.game.id, version, ...asked } });
      setConflict(undefined);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'version_conflict') throw error;
      setConflict({ asked, at: version });
      return false;
    }
  };
  // Shown once the other's version has arrived.
  return { save, conflict: conflict && page.version > conflict.at ? conflict : undefined, giveUp: () => setConflict(undefined) };
}
