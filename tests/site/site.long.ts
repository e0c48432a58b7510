// The tests of the site share one process, because building the site takes longer than all of them.
import './pages';
import './playground';
import './worker';
