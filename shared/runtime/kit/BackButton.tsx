import { useNavigate } from 'react-router-dom';
import { Button } from './Button';

/** Goes back to the previous page, or to `otherwise` without a previous page. */
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
