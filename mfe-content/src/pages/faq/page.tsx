import { definePage } from '@tanabana/runtime/contracts/page';
import { useSearchParam } from '@tanabana/runtime/hooks/useSearchParam';
import { Breadcrumb } from '@tanabana/runtime/kit/Breadcrumb';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { EmptyState } from '@tanabana/runtime/kit/EmptyState';
import { Lead, Page, PageTitle } from '@tanabana/runtime/kit/Page';
import { grid } from '@tanabana/runtime/theme/layout';
import { color, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { SearchBox } from '../../components/SearchBox';
import { questions, searchQuestions } from '../../questions/searchQuestions';
import { breadcrumbList, faqPage } from '../../structured/structuredData';
import { AccordionItem } from './AccordionItem';

const FAQ_TRAIL = [{ label: 'Home', to: '/' }, { label: 'FAQ' }];

function Faq() {
  const [search, setSearch] = useSearchParam('q');
  const found = searchQuestions(questions, search);
  return (
    <Page>
      <Breadcrumb trail={FAQ_TRAIL} />
      <PageTitle>Frequently Asked Questions</PageTitle>
      <Lead>The questions buyers ask us most. If yours is not here, ask us: we answer within 24 hours.</Lead>
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
        <p>A person will answer you, Monday to Friday 9 AM-6 PM IST and Saturday 10 AM-4 PM.</p>
        <ButtonLink to="/contact">Contact Support</ButtonLink>
      </Panel>
    </Page>
  );
}

const Search = styled.form`
  margin: ${space(4)} 0 ${space(6)};
`;

const Category = styled.section`
  margin-bottom: ${space(6)};

  ${wide.desktop} {
    ${grid({ columns: [4, 8], gap: 6 })}

    /* Aligned with the first question. */
    h2 {
      padding-top: ${space(1)};
    }
  }
`;

export default definePage({
  Component: Faq,
  meta: ({ settings }) => ({
    title: `Frequently Asked Questions | ${settings.brand}`,
    description: 'Minimum quantities, rug quotations, shipping times, returns, care and how makers are paid.',
    structuredData: [faqPage(questions), breadcrumbList(settings, FAQ_TRAIL)],
  }),
});

const Panel = styled.section`
  ${grid({ gap: 2 })}
  justify-items: start;
  padding-top: ${space(5)};
  border-top: 1px solid ${color.brass};
`;
