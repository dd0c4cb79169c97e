import privacy from '../../../content/legal/privacy.json';
import { legalPage } from '../../components/legalPage';

export default legalPage(privacy, 'What we know about you, why, for how long, and what you can do about it.');
