import { definePage, type PageProps } from '@tanabana/contract/pages/page';
import { useSearchParam } from '@tanabana/ui/hooks/useSearchParam';
import { Breadcrumb } from '@tanabana/ui/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { EmptyState } from '@tanabana/ui/kit/EmptyState';
import { Lead, Page, PageTitle } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { color, font, hovered, notPrinted, size, space, wide } from '@tanabana/ui/theme/tokens';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import page from '../../../content/pages/faq.json';
import { openHours } from '../../contact/openHours';
import { SearchBox } from '../../components/SearchBox';
import { type Question, questionsOf, searchQuestions } from '../../questions/searchQuestions';
import { breadcrumbList, faqPage } from '../../structured/structuredData';

const FAQ_TRAIL = [{ label: 'Home', to: '/' }, { label: 'FAQ' }];

function Faq({ request }: PageProps) {
  const [search, setSearch] = useSearchParam('q');
  const found = searchQuestions(questionsOf(request.settings), search);
  return (
    <Page>
      <Breadcrumb trail={FAQ_TRAIL} />
      <PageTitle>{page.title}</PageTitle>
      <Lead>{page.lead}</Lead>
      <Search role="search" action="/faq" onSubmit={(event) => event.preventDefault()}>
        <SearchBox label="Search questions" query={search} onSearch={setSearch} />
      </Search>
      {found.map(({ category, questions: ofCategory }) => (
        <Category key={category}>
          <h2>{category}</h2>
          <div>
            {ofCategory.map((question) => (
              <AccordionItem key={question.question} question={question} />
            ))}
          </div>
        </Category>
      ))}
      {found.length === 0 && (
        <EmptyState title="No questions found" level={2}>
          <p>Try other words, or ask us directly.</p>
          <ButtonLink to="/contact" $look="quiet">
            Ask a question
          </ButtonLink>
        </EmptyState>
      )}
      <Panel>
        <h2>Still wondering?</h2>
        <p>{`${['A person will answer you', ...openHours(request.settings)].join(', ')}.`}</p>
        <ButtonLink to="/contact">Contact Support</ButtonLink>
      </Panel>
    </Page>
  );
}

const Search = styled.form`
  margin: ${space(4)} 0 ${space(6)};
  ${notPrinted}
`;

const Category = styled.section`
  margin-bottom: ${space(6)};

  ${wide.desktop} {
    ${grid({ columns: [4, 8], gap: 6 })}

    /* Aligns the title with the first question. */
    h2 {
      padding-top: ${space(1)};
    }
  }
`;

export default definePage({
  Component: Faq,
  meta: ({ settings }) => ({
    title: `${page.title} | ${settings.brand}`,
    description: page.description,
    structuredData: [faqPage(questionsOf(settings)), breadcrumbList(settings, FAQ_TRAIL)],
  }),
});

const Panel = styled.section`
  ${grid({ gap: 2 })}
  justify-items: start;
  padding-top: ${space(5)};
  border-top: 1px solid ${color.brass};
`;

/** A question that displays and hides its answer. Opening a question closes all other questions. */
function AccordionItem({ question: { question, answer, link } }: { readonly question: Question }) {
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

  ${hovered(`color: ${color.madder};`, 'summary:hover')}

  summary svg {
    flex: none;
    transition: rotate 200ms ease;
    ${notPrinted}
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
