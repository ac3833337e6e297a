import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Broken on purpose, and never listed: the tests of the built Storybook must report each of them. */
export default { title: 'Broken', tags: ['!dev', '!autodocs', 'broken'] } satisfies Meta;

export const ThrowsWhenRendered: StoryObj = {
  render: () => {
    throw new Error('broken when rendered');
  },
};
export const SaysSoOnTheConsole: StoryObj = {
  render: () => {
    console.error('broken on the console');
    return <p>All is well</p>;
  },
};
export const PlayFails: StoryObj = {
  render: () => <p>All is well</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All is well')).toHaveTextContent('broken in play');
  },
};
export const AxeFindsSomething: StoryObj = {
  render: () => (
    <button type="button">
      <svg width="8" height="8" />
    </button>
  ),
};
export const TooPaleToRead: StoryObj = { render: () => <p style={{ color: '#777', background: '#888' }}>broken in its colours</p> };
export const PictureIsMissing: StoryObj = { render: () => <img src="no-such-picture.svg" alt="" width="8" height="8" /> };
