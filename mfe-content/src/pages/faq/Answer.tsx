import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Question } from '../../questions/searchQuestions';

/** The answer to a question, with its link. */
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
