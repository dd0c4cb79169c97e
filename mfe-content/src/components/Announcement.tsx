import { grid } from '@tanabana/ui/theme/layout';
import { space } from '@tanabana/ui/theme/tokens';
import type { PropsWithChildren } from 'react';
import { styled } from 'styled-components';
import { Illustration } from './Illustration';

export function Announcement({ picture, children }: PropsWithChildren<{ readonly picture: string }>) {
  return (
    <Columns>
      <div>{children}</div>
      <Illustration name={picture} sizes="(min-width: 768px) 50vw, 100vw" priority isOrnament />
    </Columns>
  );
}

const Columns = styled.div`
  ${grid({ columns: 1, gap: 5, tablet: { columns: 2, gap: 6 } })}
  align-items: start;

  form {
    margin-top: ${space(4)};
  }
`;
