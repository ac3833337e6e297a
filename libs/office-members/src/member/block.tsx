import { Card, Section, SectionHeader } from '@parlour/ui';
import type { ReactNode } from 'react';

interface BlockProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One of the cards of facts on a member's page. */
export function Block({ title, action, children }: BlockProps) {
  return (
    <Card>
      <Section>
        <SectionHeader title={title} small aside={action} />
        {children}
      </Section>
    </Card>
  );
}
