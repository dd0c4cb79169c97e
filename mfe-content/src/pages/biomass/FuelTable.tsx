import { color, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import biomass from '../../../content/biomass.json';

/** Figures that buyers of fuel compare, of each form. */
export function FuelTable() {
  return (
    <Table>
      <thead>
        <tr>
          <td />
          {biomass.products.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {biomass.facts.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: ${space(6)};
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;

  th,
  td {
    width: 35%;
    padding: ${space(1.25)} ${space(1.5)} ${space(1.25)} 0;
    border-top: 1px solid ${color.line};
    /* A long word would make the table wider than a phone when the visitor enlarges the text. */
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }

  thead th,
  thead td {
    border-top: 0;
  }

  tbody th {
    width: 30%;
    color: ${color.muted};
    font-weight: 400;
  }
`;
