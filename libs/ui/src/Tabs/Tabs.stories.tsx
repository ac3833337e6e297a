import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Text } from '../layout/layout.tsx';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Tabs' } satisfies Meta;
export default meta;

function Example({ look }: { look: 'bar' | 'line' }) {
  const [value, setValue] = useState<'username' | 'mobile'>('username');
  return (
    <Tabs
      label="How to log in"
      look={look}
      value={value}
      onValueChange={setValue}
      items={[
        { key: 'username', text: 'User name', content: <Text>With user name and password.</Text> },
        { key: 'mobile', text: 'Mobile number', content: <Text>With a code by SMS.</Text> },
      ]}
    />
  );
}
export const Bar: StoryObj = { render: () => <Example look="bar" /> };
export const Line: StoryObj = { render: () => <Example look="line" /> };
