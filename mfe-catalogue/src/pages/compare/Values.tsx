import { color } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

export function Values({ values }: { readonly values: readonly string[] }) {
  if (values.length === 0) return <Missing>not stated</Missing>;
  return values.map((value) => <Value key={value}>{value}</Value>);
}

const Missing = styled.span`
  color: ${color.muted};
`;

const Value = styled.span`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`;
