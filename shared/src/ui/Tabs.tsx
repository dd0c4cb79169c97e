import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/tokens';

interface TabsProps {
  /** What the tabs choose between, for assistive technology. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: ReactNode; readonly content: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Takes away what Radix writes onto the list and the panels: the policy forbids style attributes in HTML. */
const NO_STYLE = { outline: undefined, animationDuration: undefined };

/** Panels of which one is on show. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <Radix.Root value={selected} onValueChange={onSelect}>
      <List aria-label={label} style={NO_STYLE}>
        {tabs.map((tab) => (
          <Tab key={tab.id} value={tab.id}>
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} asChild>
          <div style={NO_STYLE}>{tab.content}</div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const List = styled(Radix.List)`
  display: flex;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  border-bottom: 1px solid ${color.line};
`;

const Tab = styled(Radix.Trigger)`
  min-height: ${space(6)};
  padding: 0 ${space(1)};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.muted};
  font-weight: 600;

  &:hover {
    color: ${color.ink};
  }

  &[data-state='active'] {
    border-color: ${color.madder};
    color: ${color.indigo};
  }
`;
