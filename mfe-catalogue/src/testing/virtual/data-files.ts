import { sampleFiles } from '../sampleCatalogue';

export default sampleFiles;
