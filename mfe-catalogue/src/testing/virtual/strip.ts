import { categoryStripData } from '../../fragments/categoryStripData';
import carousels from '../../../collection/carousels.json';
import { anyPicture, sampleCatalogue } from '../sampleCatalogue';

export default categoryStripData(sampleCatalogue, anyPicture, carousels);
