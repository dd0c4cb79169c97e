import { OFFLINE_PATH } from '@tanabana/contract/routes/serverAddresses';
import { Button } from '@tanabana/ui/kit/Button';
import { IconButton } from '@tanabana/ui/kit/IconButton';
import { clearOf, color, motionAllowed, notPrinted, size, space, wide } from '@tanabana/ui/theme/tokens';
import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { NetworkState, NetworkWatch } from './networkState';
import { timeInWords } from './timeInWords';

/**
 * Displays a notice when the network is missing or slow, with the time at which the page was cached. Displays nothing
 * on the offline page.
 */
export function NetworkNotice({ network }: { readonly network: NetworkWatch }) {
  const state = useSyncExternalStore(network.subscribe, network.read);
  const [closed, setClosed] = useState<NetworkState>();
  const isSeen =
    (state.isGone || state.slow !== 'no') && closed !== state && window.location.pathname !== OFFLINE_PATH;
  return (
    <Corner role="status">
      {isSeen && (
        <Slip>
          <Words state={state} />
          <IconButton type="button" aria-label="Close" onClick={() => setClosed(state)}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        </Slip>
      )}
    </Corner>
  );
}

function Words({ state: { isGone, since, slow } }: { readonly state: NetworkState }) {
  const when = timeInWords(since);
  if (!isGone && slow === 'renewed') {
    return (
      <p>
        <span>{`This page was saved ${when}. A newer version is available. `}</span>
        <Renew type="button" $look="plain" onClick={() => window.location.reload()}>
          Show it
        </Renew>
      </p>
    );
  }
  const advice = isGone ? ' What you type stays here: send it when you are back online.' : '';
  return (
    <p>
      <strong>{isGone ? 'You are offline. ' : 'Your connection is slow. '}</strong>
      <span>{`This page was saved ${when}.${advice}`}</span>
    </p>
  );
}

const Corner = styled.div`
  position: fixed;
  z-index: 9;
  inset: auto ${space(10)} ${clearOf('bottom', space(2))} ${clearOf('left', space(2))};
  pointer-events: none;

  ${wide.tablet} {
    inset-inline: ${space(4)} auto;
    bottom: ${clearOf('bottom', space(3))};
    max-width: 440px;
  }

  ${wide.desktop} {
    left: ${space(6)};
  }

  ${notPrinted}
`;

const Slip = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  padding-left: ${space(2)};
  border: 1px solid ${color.line};
  border-left: 3px solid ${color.brass};
  background: ${color.sand};
  box-shadow: 0 8px 24px rgb(34 26 22 / 16%);
  color: ${color.ink};
  font-size: ${size.small};
  line-height: 1.5;
  pointer-events: auto;

  p {
    padding: ${space(1.5)} 0;
  }

  ${motionAllowed} {
    transition:
      opacity 200ms ease,
      translate 200ms ease;

    @starting-style {
      opacity: 0;
      translate: 0 8px;
    }
  }
`;

const Renew = styled(Button)`
  min-height: 0;
  padding: 4px 0;
  font-size: inherit;
`;
