import { highlightsOf } from '../../fragments/highlights';
import carousels from '../../../collection/carousels.json';
import { anyPicture, sampleCatalogue } from '../sampleCatalogue';

export default highlightsOf(sampleCatalogue.products, anyPicture, carousels);
