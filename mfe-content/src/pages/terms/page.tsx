import terms from '../../../content/legal/terms.json';
import { legalPage } from '../../components/legalPage';

export default legalPage(
  terms,
  'The agreement between you and us: quantities, prices, delivery, returns and everything else.',
);
