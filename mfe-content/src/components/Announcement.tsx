import { space, wide } from '@tanabana/runtime/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Illustration } from './Illustration';

interface AnnouncementProps {
  readonly picture: string;
  readonly children: ReactNode;
}

export function Announcement({ picture, children }: AnnouncementProps) {
  return (
    <Columns>
      <div>{children}</div>
      <Illustration name={picture} sizes="(min-width: 768px) 50vw, 100vw" priority isOrnament />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;

  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(6)};
  }

  form {
    margin-top: ${space(4)};
  }
`;
