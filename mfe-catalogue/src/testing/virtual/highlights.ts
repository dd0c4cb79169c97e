import { highlightsOf } from '../../fragments/highlightsOf';
import { anyPicture, sampleCatalogue } from '../sampleCatalogue';

export default highlightsOf(sampleCatalogue.products, anyPicture);
