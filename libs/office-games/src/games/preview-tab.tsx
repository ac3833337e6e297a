import { useLingui } from '@lingui/react/macro';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { GameTile, Select, Stack, TileCell, TileGrid, VisuallyHidden } from '@parlour/ui';
import { useState } from 'react';
import type { GamePage } from './use-game-change.ts';

/** The game's tile as a site's list shows it, in the office's own colours. */
export function PreviewTab({ page: { game, names, maintenance } }: { page: GamePage }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<LanguageCode>('EN');
  return (
    <Stack gap="4">
      <Select
        label={t`Language`}
        value={language}
        onChange={({ target }) => setLanguage(target.value as LanguageCode)}
        options={languageCodes.map((code) => ({ value: code, text: languages[code].name, lang: languages[code].tag }))}
      />
      <VisuallyHidden as="h2">{t`Preview`}</VisuallyHidden>
      <TileGrid>
        <TileCell>
          <div lang={languages[language].tag} dir="auto">
            <GameTile
              name={names[language] ?? game.name}
              vendor={game.vendorName}
              pictureUrl={game.picture}
              tone={0}
              comingSoonText={maintenance.length > 0 ? t`Under maintenance` : undefined}
            />
          </div>
        </TileCell>
      </TileGrid>
    </Stack>
  );
}
