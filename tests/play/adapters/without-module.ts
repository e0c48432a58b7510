import { callingAdapter } from '../../../adapter/client/calling-adapter';
import { dispatch, type Adapter } from '../../../adapter/contract/adapter';
import { unsupported } from '../../../adapter/contract/errors';
import createReference from '../../../ports/reference';

/** The methods without a subject that the module alone has. */
const OF_MODULE = ['config', 'config=', 'configure', 'init'];

/** Makes a port that has catalogs, but no module. */
export default function createWithoutModule(): Adapter {
  const reference = createReference();
  return callingAdapter(async (method, params) => {
    const isOfModule = OF_MODULE.includes(method) || ('subject' in params && params.subject === 'I18n');
    if (isOfModule) throw unsupported('there is no module');
    return dispatch(reference, method, params);
  });
}
