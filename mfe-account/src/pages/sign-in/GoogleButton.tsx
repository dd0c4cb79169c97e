import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';

interface GoogleButtonProps {
  readonly clientId: string;
  readonly onCredential: (credential: string) => void;
  readonly onFailure: () => void;
  /** Called when Google's script fails to load. */
  readonly onUnreachable: () => void;
}

export default function GoogleButton({
  clientId,
  onCredential,
  onFailure,
  onUnreachable,
}: GoogleButtonProps) {
  return (
    <GoogleOAuthProvider clientId={clientId} onScriptLoadError={onUnreachable}>
      <GoogleLogin
        width={320}
        onSuccess={({ credential }) => (credential ? onCredential(credential) : onFailure())}
        onError={onFailure}
      />
    </GoogleOAuthProvider>
  );
}
