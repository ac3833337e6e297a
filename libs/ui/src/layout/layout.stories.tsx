import type { Meta, StoryObj } from '@storybook/react-vite';
import { useHydrated } from '../element/use-hydrated.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { picture } from '../stories/picture.ts';
import { Above, Below, Card, Inline, Page, Stack, Text, TileCell } from './layout.tsx';
import { TileList, TilePart, TileStretch } from './tile-list.tsx';

const meta = { title: 'Foundations/Layout' } satisfies Meta;
export default meta;

export const Cards: StoryObj = {
  render: () => (
    <Page width="narrow">
      <Stack>
        <Card>
          <Text>
            A raised panel with text.{' '}
            <Text as="span" tone="muted">
              Muted words.
            </Text>
          </Text>
        </Card>
        <Card>
          <Inline justify="between">
            <Text as="span" tone="win">
              +৳85.50
            </Text>
            <Text as="span" tone="danger">
              -৳20.00
            </Text>
          </Inline>
        </Card>
      </Stack>
    </Page>
  ),
};
/** Marks above and below the line must never be clipped. */
export const Scripts: StoryObj = {
  render: () => (
    <Stack>
      {(
        [
          ['bn', 'ক্ষুদ্র শৃঙ্খলা, দ্রুত উত্তোলন ও নিরাপদ খেলা'],
          ['th', 'ที่นี่ปลอดภัย ฝากถอนรวดเร็ว ผู้ใหญ่เท่านั้น'],
          ['vi', 'Ẵm ngay thưởng lớn, rút tiền siêu tốc'],
          ['ar', 'العب بأمان واسحب أرباحك بسرعة'],
          ['zh-CN', '安全游戏，快速提款'],
        ] as const
      ).map(([lang, text]) => (
        <Card key={lang}>
          <h2 lang={lang}>{text}</h2>
          <p lang={lang}>{text}</p>
        </Card>
      ))}
    </Stack>
  ),
};

/** Narrow the window to see the other one. */
export const ByWidth: StoryObj = {
  render: () => (
    <Card>
      <Above width="desktop">
        <Text>There is room for a side menu.</Text>
      </Above>
      <Below width="desktop">
        <Text>The main places are at the thumb.</Text>
      </Below>
    </Card>
  ),
};

function LongList() {
  // Its parts have their heights in inline styles, which a prerendered page may not have: the site sets them in the browser too.
  if (!useHydrated()) return null;
  const tiles = (from: number) =>
    [0, 1, 2, 3, 4, 5].map((place) => (
      <TileCell key={place}>
        <GameTile
          name={`Game ${from + place}`}
          vendor="Tidewheel"
          tone={place}
          pictureUrl={picture(from + place)}
          comingSoonText="Coming soon"
        />
      </TileCell>
    ));
  return (
    <TileList label="Games">
      <TilePart>{tiles(1)}</TilePart>
      <TileStretch height={1200}>
        <TilePart height={600} skipped>
          {tiles(7)}
        </TilePart>
        <TilePart height={600} reserved />
      </TileStretch>
    </TileList>
  );
}
/**
 * A first part, and a stretch that the browser skips while it is far away: one of its parts reserves space for tiles that are not rendered
 * yet.
 */
export const ALongListOfTiles: StoryObj = { render: () => <LongList /> };
