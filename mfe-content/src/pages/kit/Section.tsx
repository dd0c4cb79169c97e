import { color, size, space } from '@tanabana/runtime/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  readonly title: string;
  /** When to use these components. */
  readonly note: string;
  readonly children: ReactNode;
}

/** One section of the kit. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <Place aria-label={title}>
      <h2>{title}</h2>
      <Note>{note}</Note>
      {children}
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(7)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

const Note = styled.p`
  max-width: 62ch;
  color: ${color.muted};
  font-size: ${size.small};
`;

/** Components side by side, wrapped on narrow screens. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** Components in columns at least as wide as a field. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space(3)};
`;
