import { grid } from '@tanabana/ui/theme/layout';
import { color, size } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <List>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${grid({ gap: 0.5 })}
  color: ${color.muted};
  font-size: ${size.small};
`;
