import type { Settings } from '@tanabana/runtime/settings/settings';
import { grid, stack } from '@tanabana/runtime/theme/layout';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import home from '../../../content/home.json';
import { Band } from '../../components/Band';
import { QualityPromises } from '../../components/QualityPromises';

/** Quality and certifications (§2.3). A certificate of the settings replaces its emblem's description. */
export function Quality({ settings: { certificates = [] } }: { readonly settings: Settings }) {
  return (
    <Band $ground="sand" aria-labelledby="quality">
      <h2 id="quality">Quality and sustainability</h2>
      <QualityPromises />
      <Strip aria-label="Certifications">
        {home.certifications.map(({ name, text, emblem }) => {
          const certificate = certificates.find((each) => each.emblem === emblem);
          return (
            <li key={name}>
              <Seal aria-hidden="true" viewBox="0 0 64 64">
                <circle cx="32" cy="32" r="30" />
                <circle className="beads" cx="32" cy="32" r="25.5" />
                <path d={EMBLEMS[emblem]} />
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

/** Drawings by name; none is the logo of a certification body. */
const EMBLEMS: Readonly<Record<string, string>> = {
  weave:
    'M18 24h28M18 32h28M18 40h28M24 18v28M32 18v28M40 18v28M21 24v4M29 32v4M37 24v4M29 20v4M37 36v4M21 36v4',
  land: 'M32 16c-7 0-12 5-12 11 0 9 12 21 12 21s12-12 12-21c0-6-5-11-12-11zM32 22l2 4 4 .5-3 3 .8 4-3.8-2-3.8 2 .8-4-3-3 4-.5z',
  hand: 'M24 46V30m0 0v-8m5 8V18m5 12V18m5 12v-9m-15 9c-3-3-6-2-6 0 2 5 4 8 6 10m15-10v10c0 4-3 6-6 6h-6',
  loom: 'M18 18h28M18 46h28M21 18v28M43 18v28M26 18v12M32 18v12M38 18v12M21 30h22M21 35h22M21 40h22',
};

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
