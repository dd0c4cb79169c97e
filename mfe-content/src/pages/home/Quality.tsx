import type { Settings } from '@tanabana/contract/settings/settings';
import { grid, stack } from '@tanabana/ui/theme/layout';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { home } from '../../content/home';
import { Band } from '../../components/Band';
import { QualityPromises } from '../../components/QualityPromises';

/**
 * Quality and certifications (§2.3). A certificate in the settings replaces the default name and description of the
 * certification with the same emblem.
 */
export function Quality({ settings: { certificates = [] } }: { readonly settings: Settings }) {
  if (!home.quality) return null;
  return (
    <Band $ground="sand" aria-labelledby="quality">
      <h2 id="quality">Quality and sustainability</h2>
      <QualityPromises />
      {home.certifications && (
        <Strip aria-label="Certifications">
          {home.certifications.map(({ name, text, emblem, drawing }) => {
            const certificate = certificates.find((each) => each.emblem === emblem);
            return (
              <li key={name}>
                <Drawing aria-hidden="true" viewBox="14 14 36 36">
                  <path d={drawing} />
                </Drawing>
                <div>
                  <strong>{certificate?.name ?? name}</strong>
                  {certificate ? (
                    <a href={certificate.link} rel="noopener">{`Licence ${certificate.licence}`}</a>
                  ) : (
                    <span>{text}</span>
                  )}
                </div>
              </li>
            );
          })}
        </Strip>
      )}
    </Band>
  );
}

const Strip = styled.ul`
  ${grid({ columns: 2, gap: 3, tablet: { columns: 4 } })}
  margin-top: ${space(5)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.brass};

  li {
    ${stack(1.5)}
  }

  strong,
  a,
  span {
    display: block;
    line-height: 1.4;
  }

  a,
  span {
    color: ${color.muted};
    font-size: ${size.small};
  }
`;

// A plain drawing: a ring around it would look like the seal of a certifying body.
const Drawing = styled.svg`
  width: ${space(6)};
  fill: none;
  stroke: ${color.indigo};
  stroke-width: 1.2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
