import { color, motionAllowed, space } from '@tanabana/shared/theme/tokens';
import { keyframes, styled } from 'styled-components';

/** The place of a page while its remote is being fetched. */
export function RegionWaiting() {
  return (
    <Place role="status">
      <Thread aria-hidden="true" />
      Loading…
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  min-height: 70vh;
  padding-top: ${space(12)};
  color: ${color.muted};
`;

const shuttle = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`;

const Thread = styled.span`
  position: relative;
  width: 160px;
  height: 2px;
  overflow: hidden;
  background: ${color.line};

  &::after {
    content: '';
    position: absolute;
    inset: 0 75% 0 0;
    background: ${color.madder};

    ${motionAllowed} {
      animation: ${shuttle} 1.2s ease-in-out infinite alternate;
    }
  }
`;
