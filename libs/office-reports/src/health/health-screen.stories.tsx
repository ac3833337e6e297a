import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HealthScreen } from './health-screen.tsx';
import { healthOf } from './testing.ts';

const meta = { title: 'Office/Health', parameters: officeStories } satisfies Meta;
export default meta;

const shown = (getHealth: Answers['getHealth'], mayRetry = true): StoryObj => ({
  render: () => (
    <Stage answers={{ getHealth: getHealth! }}>
      <HealthScreen mayRetry={mayRetry} />
    </Stage>
  ),
});

export const Well = shown(healthOf({ failures: [] }));
export const JobsFailed = shown(healthOf());
export const LittleKnown = shown(healthOf({ gateways: [], security: [], archive: null, statements: null }));
export const OnlyLooking = shown(healthOf(), false);
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));
