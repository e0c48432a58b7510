/** `I18n::Loader`: where translations are read from (section 2.3). */
export { JSONLoader as JSON } from './json-loader';
export { Base } from './loader';
export { YAMLLoader as YAML } from './yaml-loader';
