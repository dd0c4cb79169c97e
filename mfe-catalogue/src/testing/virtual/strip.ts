import { categoryStripData } from '../../fragments/categoryStripData';
import { anyPicture, sampleCatalogue } from '../sampleCatalogue';

export default categoryStripData(sampleCatalogue.products, anyPicture);
