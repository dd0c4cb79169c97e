import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { home } from '../../home/home';
import { Band } from '../../components/Band';
import { QualityPromises } from '../../components/QualityPromises';
import { CertificateMark } from './CertificateMark';

/** The quality and sustainability block, with the certifications strip (§2.3). */
export function Quality() {
  return (
    <Band $ground="sand" aria-labelledby="quality">
      <h2 id="quality">Quality and sustainability</h2>
      <QualityPromises />
      <Strip aria-label="Certifications">
        {home.certifications.map(({ name, text, mark }) => (
          <li key={name}>
            <CertificateMark mark={mark} />
            <div>
              <strong>{name}</strong>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </Strip>
    </Band>
  );
}

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  margin-top: ${space(7)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.brass};

  ${wide.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    display: flex;
    flex-direction: column;
    gap: ${space(1.5)};
  }

  strong,
  span {
    display: block;
    line-height: 1.4;
  }

  span {
    color: ${color.muted};
    font-size: ${size.small};
  }
`;
