import { useNavigate } from 'react-router-dom';
import { Button } from './Button';

/** A button that leads to the previous page, or to the address `otherwise` if there is no previous page. */
export function BackButton({ otherwise }: { readonly otherwise: string }) {
  const navigate = useNavigate();
  return (
    <Button
      type="button"
      $look="quiet"
      onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(otherwise))}
    >
      Go Back
    </Button>
  );
}
