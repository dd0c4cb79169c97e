import { color, hovered, space, wide } from '@tanabana/ui/theme/tokens';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: ReactNode; readonly content: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;

/** Moves the focus to a tab, which is the element that stays when the panel changes. */
export function focusTab(id: string): void {
  document.getElementById(tabId(id))?.focus();
}

/** Arrow keys, Home and End select another tab. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    // Wraps around at both ends: index -1 selects the last tab, and index `tabs.length` the first.
    const next = goal === undefined ? undefined : tabs.at(goal % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    focusTab(next.id);
  };

  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-controls={panelId(tab.id)}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          // The panel is focusable, so that the Tab key also reaches panels that begin with text.
          tabIndex={0}
          hidden={id !== selected}
        >
          {id === selected && content}
        </div>
      ))}
    </>
  );
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: ${space(4)};
  border-bottom: 1px solid ${color.line};

  ${wide.tablet} {
    column-gap: ${space(3)};
  }
`;

const Tab = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(6)};
  padding: 0 ${space(1)};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.muted};
  font-weight: 600;

  ${hovered(`color: ${color.ink};`)}

  &[aria-selected='true'] {
    border-color: ${color.madder};
    color: ${color.indigo};
  }

  /*
   * In forced colours mode, browsers make transparent borders visible. This border gets the background colour instead.
   */
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;
