import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Inline, Page, Stack, Text } from './layout.tsx';

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
/** Marks above and below the line must never be cut. */
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
