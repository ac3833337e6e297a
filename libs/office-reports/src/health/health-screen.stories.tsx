import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HealthScreen } from './health-screen.tsx';
import { healthOf, openCalls } from './testing.ts';

const meta = { title: 'Office/Health', parameters: officeStories } satisfies Meta;
export default meta;

const shown = (getHealth: Answers['getHealth'], mayRetry = true, answers: Answers = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ getHealth: getHealth!, listOutboundCalls: { list: openCalls }, ...answers }}>
      <HealthScreen mayRetry={mayRetry} />
    </Stage>
  ),
});

export const Well = shown(healthOf({ failures: [] }), true, { listOutboundCalls: { list: [] } });
export const JobsFailed = shown(healthOf());
export const LittleKnown = shown(healthOf({ gateways: [], security: [], archive: null, statements: null }));
export const OnlyLooking = shown(healthOf(), false);
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));
