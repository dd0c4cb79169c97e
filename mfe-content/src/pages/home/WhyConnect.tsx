import { IfPage } from '@tanabana/contract/pages/pageContext';
import { ButtonLink } from '@tanabana/ui/kit/Button';
import { grid } from '@tanabana/ui/theme/layout';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { home } from '../../content/home';
import { Band } from '../../components/Band';

export function WhyConnect() {
  if (!home.connect) return null;
  const { text, quote, speaker } = home.connect;
  return (
    <Band $ground="indigo" aria-labelledby="why-connect">
      <Columns>
        <div>
          <h2 id="why-connect">Why Connect</h2>
          <p>{text}</p>
          <IfPage at="/foundation">
            <LightButton to="/foundation" $look="quiet">
              Know Our Foundation
            </LightButton>
          </IfPage>
        </div>
        <Quote>
          <blockquote>
            <p>{`“${quote}”`}</p>
          </blockquote>
          <figcaption>{speaker}</figcaption>
        </Quote>
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  ${grid({ gap: 4, tablet: { columns: [5, 6], gap: 8 } })}

  h2 + p {
    max-width: 33.5em;
    margin: ${space(2)} 0 ${space(4)};
  }
`;

const LightButton = styled(ButtonLink)`
  border-color: currentcolor;
  color: ${color.paper};
`;

const Quote = styled.figure`
  margin: 0;
  padding-left: ${space(2)};
  border-left: 2px solid ${color.brass};

  blockquote {
    margin: 0;
  }

  p {
    color: ${color.paper};
    font: italic 400 ${size.h2} / 1.3 ${font.display};
    text-wrap: balance;
  }

  figcaption {
    margin-top: ${space(2)};
  }

  ${wide.tablet} {
    padding-left: ${space(4)};
  }
`;
