import { JSONLoader } from './json-loader';
import { Base } from './loader';
import { YAMLLoader } from './yaml-loader';

/** `I18n::Loader`: the loaders (section 2.3). */
export const Loader = { Base, YAML: YAMLLoader, JSON: JSONLoader } as const;
