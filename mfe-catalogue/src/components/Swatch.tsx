import { color } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

export function Swatch({ fill }: { readonly fill: string }) {
  return (
    <Dot aria-hidden="true" viewBox="0 0 16 16">
      <circle cx="8" cy="8" r="7.5" fill={fill} />
    </Dot>
  );
}

const Dot = styled.svg`
  flex: none;
  width: 16px;
  stroke: ${color.control};
  stroke-width: 0.5;
`;
