import { color, size } from '@tanabana/runtime/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Note that a form sends nothing (§7). */
export function DemonstrationNote({ children }: { readonly children: ReactNode }) {
  return <Note>This form is a demonstration: {children}</Note>;
}

const Note = styled.p`
  max-width: 62ch;
  color: ${color.muted};
  font-size: ${size.small};
`;
