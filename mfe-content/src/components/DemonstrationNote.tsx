import { Small } from '@tanabana/runtime/kit/Page';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Note that a form sends nothing (§7). */
export function DemonstrationNote({ children }: { readonly children: ReactNode }) {
  return <Note>This form is a demonstration: {children}</Note>;
}

const Note = styled(Small)`
  max-width: 62ch;
`;
