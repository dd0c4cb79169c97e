import { stripCategories } from '../../fragments/stripCategories';
import { anyPicture, sampleCatalogue } from '../sampleCatalogue';

export default stripCategories(sampleCatalogue.products, anyPicture);
