import { shareCards } from '../../source/sharedCards';
import { sampleFiles } from '../sampleCatalogue';

export default shareCards(sampleFiles);
