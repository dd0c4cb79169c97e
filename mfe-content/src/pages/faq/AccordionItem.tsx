import { color, font, size, space } from '@tanabana/runtime/theme/tokens';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Question } from '../../questions/searchQuestions';

/** Question that toggles its answer. Opening a question closes the others. */
export function AccordionItem({ question: { question, answer, link } }: { readonly question: Question }) {
  return (
    <Item name="faq">
      <summary>
        <span>{question}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <Body>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && <More to={link.to}>{link.label}</More>}
      </Body>
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

const More = styled(Link)`
  display: inline-block;
  margin-top: ${space(1)};
  padding: 4px 0;
  color: ${color.madder};
`;
