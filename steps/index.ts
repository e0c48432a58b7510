// Loads all files with step definitions, which register themselves in step-registry.ts. The order of the files
// determines the order of the definitions. The build misses the steps of a file that is not loaded here.
import './crystal.steps';
import './loading.steps';
import './localization.steps';
import './lookup.steps';
import './module.steps';
import './recordings.steps';
import './setup.steps';
import './sizes.steps';
import './state.steps';
import './with-locale.steps';
