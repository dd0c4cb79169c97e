import { Button } from '@tanabana/ui/kit/Button';
import { LiveMessage } from '@tanabana/ui/kit/LiveMessage';
import { displayName, type User } from '@tanabana/shop/session/session';
import { sessionStore } from '@tanabana/shop/session/sessionStore';
import { row } from '@tanabana/ui/theme/layout';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { BadgeCheck, LogOut, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { accountService } from '../../service/accountService';
import { fetchProfile } from '../../service/profileCalls';
import type { ProfileDialog } from './ProfileDialogs';

/** Loads the dialogs on demand, because few visitors open them. */
export const fetchProfileDialogs = () => import('./ProfileDialogs');

interface WelcomeBoxProps {
  readonly user: User;
  readonly apiBaseUrl: string;
  readonly onLogOut: () => void;
}

export function WelcomeBox({ user, apiBaseUrl, onLogOut }: WelcomeBoxProps) {
  const fetchProblem = useFreshProfile(apiBaseUrl);
  const [dialog, setDialog] = useState<ProfileDialog>();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof fetchProfileDialogs>>>();
  const [dialogProblem, setDialogProblem] = useState<string>();
  const open = async (which: ProfileDialog) => {
    try {
      setLoaded(await fetchProfileDialogs());
      setDialog(which);
    } catch {
      setDialogProblem('You need to be online to do this');
    }
  };
  const logOut = async () => {
    try {
      const dialogs = await fetchProfileDialogs();
      setLoaded(dialogs);
      if (dialogs.keptAboutVisitor().length > 0) {
        setDialog('logOut');
        return;
      }
      dialogs.removeAtSignOut(false);
    } catch {
      // Without a network, the question may not be loaded. The visitor then logs out without it.
    }
    onLogOut();
  };
  const name = displayName(user);
  const isVerified = user.emailVerified ?? user.email_verified ?? false;
  return (
    <Box aria-label="Your profile">
      <Monogram aria-hidden="true">{Array.from(name)[0]?.toUpperCase()}</Monogram>
      <Identity>
        <h2>{`Welcome, ${name}`}</h2>
        <p>
          <span>{user.email ?? 'No email on file'}</span>
          {user.email && isVerified && (
            <Verified>
              <BadgeCheck aria-hidden="true" size={18} /> Verified
            </Verified>
          )}
        </p>
      </Identity>
      <Actions>
        <Button type="button" $look="plain" onClick={() => void open('name')}>
          <Pencil aria-hidden="true" size={18} /> Change name
        </Button>
        <Button type="button" $look="quiet" onClick={logOut}>
          <LogOut aria-hidden="true" size={18} /> Logout
        </Button>
        <Button type="button" $look="plain" onClick={() => void open('signOut')}>
          Sign out everywhere
        </Button>
      </Actions>
      <LiveMessage tone="problem">{dialogProblem ?? fetchProblem}</LiveMessage>
      {loaded && (
        <loaded.ProfileDialogs
          open={dialog}
          onClose={() => setDialog(undefined)}
          name={name}
          apiBaseUrl={apiBaseUrl}
          onSignedOut={() => void logOut()}
          onLogOut={onLogOut}
        />
      )}
    </Box>
  );
}

/**
 * Fetches the current profile into the session (§7). Returns the error message if the call fails. If the service
 * rejects the token, ends the session and returns no message (§8).
 */
function useFreshProfile(apiBaseUrl: string): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const token = sessionStore.token();
    void fetchProfile(accountService(apiBaseUrl, leaving.signal), token).then((answer) => {
      if (leaving.signal.aborted) return;
      if ('message' in answer) {
        if (answer.isTokenRefused && sessionStore.token() === token) sessionStore.signOut();
        else setProblem(answer.message);
      } else if (token !== null) sessionStore.mergeProfile(token, answer.profile);
    });
    return () => leaving.abort();
  }, [apiBaseUrl]);
  return problem;
}

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin: ${space(3)} 0 ${space(5)};
  padding: ${space(3)} 0;
  border-block: 1px solid ${color.line};

  ${wide.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: ${space(4)} 0;
  }

  > [role='alert'],
  > dialog {
    grid-column: 1 / -1;
  }

  > [role='alert']:empty {
    display: contents;
  }
`;

const Monogram = styled.span`
  display: grid;
  place-items: center;
  width: ${space(8)};
  height: ${space(8)};
  border: 2px solid ${color.brass};
  border-radius: 50%;
  background: ${color.indigo};
  color: ${color.paper};
  font: 500 ${size.h3} / 1 ${font.display};
`;

const Identity = styled.div`
  h2 {
    font-size: ${size.h3};
    margin-bottom: 4px;
  }

  p {
    ${row([0, 2])}
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.leaf};
  font-weight: 600;
`;

const Actions = styled.div`
  ${row([1, 3])}
  grid-column: 1 / -1;

  ${wide.tablet} {
    grid-column: auto;
    justify-content: end;
    max-width: ${space(42)};
  }
`;
