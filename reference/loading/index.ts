/** Loaders, which read translations. */
export { JSONLoader as JSON } from './json-loader';
export { Base } from './loader';
export { YAMLLoader as YAML } from './yaml-loader';
