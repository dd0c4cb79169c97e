import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';

interface GoogleButtonProps {
  readonly clientId: string;
  readonly onCredential: (credential: string) => void;
  readonly onFailure: () => void;
  /** Called when Google's script cannot be loaded. */
  readonly onUnreachable: () => void;
}

/** Google's button with its script. A default export, because it is fetched on demand. */
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
