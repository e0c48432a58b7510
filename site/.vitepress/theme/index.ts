import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent, onMounted } from 'vue';
import RunScenario from '../../playground/browser/page/run-scenario.vue';
import RuleTable from './rule-table.vue';
import { SEARCH } from './search';
import './style.css';

/** The default theme with the playground, the table of rules, and a search for questions. */
const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app, router, siteData }) {
    app.component('RunScenario', RunScenario);
    app.component('RuleTable', RuleTable);
    app.component(
      'Playground',
      defineAsyncComponent(() => import('../../playground/browser/page/playground.vue')),
    );
    // In the configuration, functions would become texts, which the content security policy forbids to run.
    siteData.value.themeConfig.search.options.miniSearch = { searchOptions: SEARCH };
    if (import.meta.env.SSR) return;
    router.onAfterRouteChange = openTarget;
    addEventListener('hashchange', openTarget);
  },
  setup: () => onMounted(openTarget),
};

/** Unfolds the scenario to which the address leads, and shows where the page is in the sidebar. */
function openTarget(): void {
  document.querySelector('.VPSidebar .is-active')?.scrollIntoView({ block: 'nearest' });
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target?.scrollIntoView();
}

export default theme;
