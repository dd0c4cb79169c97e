import { color, font, size, space } from '@tanabana/runtime/theme/tokens';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Question } from '../../questions/searchQuestions';

interface AccordionItemProps {
  readonly title: string;
  /** Opening an item closes the others of the same group. */
  readonly group: string;
  readonly children: ReactNode;
}

export function AccordionItem({ title, group, children }: AccordionItemProps) {
  return (
    <Item name={group}>
      <summary>
        <span>{title}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <Body>{children}</Body>
    </Item>
  );
}

const Item = styled.details`
  border-bottom: 1px solid ${color.line};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(2)} 0;
    color: ${color.indigo};
    font: 500 ${size.h3} / 1.3 ${font.display};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  @media (hover: hover) {
    summary:hover {
      color: ${color.madder};
    }
  }

  summary svg {
    flex: none;
    transition: rotate 200ms ease;
  }

  &[open] summary svg {
    rotate: 180deg;
  }
`;

const Body = styled.div`
  max-width: 43.5em;
  padding-bottom: ${space(3)};
`;

export function Answer({ question: { answer, link } }: { readonly question: Question }) {
  return (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && <More to={link.to}>{link.label}</More>}
    </>
  );
}

const More = styled(Link)`
  display: inline-block;
  margin-top: ${space(1)};
  padding: 4px 0;
  color: ${color.madder};
`;
