import { Button } from '@tanabana/ui/kit/Button';

export function UnreadableCatalogue({ retry }: { readonly retry: () => void }) {
  return (
    <div role="alert">
      <p>The catalogue cannot be read just now. Please try again later.</p>
      <Button type="button" $look="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
