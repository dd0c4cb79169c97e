import { highlightsOf } from '../../fragments/highlights';
import { anyPicture, sampleCatalogue } from '../sampleCatalogue';

export default highlightsOf(sampleCatalogue.products, anyPicture);
