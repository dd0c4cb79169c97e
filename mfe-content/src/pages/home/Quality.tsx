import type { Settings } from '@tanabana/runtime/settings/settings';
import { grid, stack } from '@tanabana/runtime/theme/layout';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import home from '../../../content/home.json';
import { Band } from '../../components/Band';
import { QualityPromises } from '../../components/QualityPromises';

/**
 * Quality and certifications (§2.3). A certificate in the settings replaces the default name and description of the
 * certification with the same emblem.
 */
export function Quality({ settings: { certificates = [] } }: { readonly settings: Settings }) {
  return (
    <Band $ground="sand" aria-labelledby="quality">
      <h2 id="quality">Quality and sustainability</h2>
      <QualityPromises />
      <Strip aria-label="Certifications">
        {home.certifications.map(({ name, text, emblem, drawing }) => {
          const certificate = certificates.find((each) => each.emblem === emblem);
          return (
            <li key={name}>
              <Seal aria-hidden="true" viewBox="0 0 64 64">
                <circle cx="32" cy="32" r="30" />
                <circle className="beads" cx="32" cy="32" r="25.5" />
                <path d={drawing} />
              </Seal>
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
    </Band>
  );
}

const Strip = styled.ul`
  ${grid({ columns: 2, gap: 3, tablet: { columns: 4 } })}
  margin-top: ${space(7)};
  padding-top: ${space(4)};
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

const Seal = styled.svg`
  width: 72px;
  fill: none;
  stroke: ${color.indigo};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  .beads {
    stroke: ${color.brass};
    stroke-dasharray: 0.1 4;
    stroke-width: 2.5;
  }
`;
