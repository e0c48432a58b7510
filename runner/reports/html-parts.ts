import { createHash } from 'node:crypto';

/** The style sheet of the page. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fbfbf9; --soft: #6a7280; --line: #d9dce1; --card: #fff;
  --good: #1a6b37; --bad: #b3261e; --warn: #8a5a00; --code: #f2f3f5; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8ec; --paper: #14171c; --soft: #9aa3b0; --line: #333942;
  --card: #1b1f26; --good: #6fce8f; --bad: #ff8a80; --warn: #f0b95a; --code: #23282f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
p { margin: .25rem 0; }
.soft { color: var(--soft); }
.conformant, .passed { color: var(--good); }
.not-conformant, .adapter-fault, .interrupted, .failed, .fault, .stale { color: var(--bad); }
.conformant-but-for-known-failures, .expected-failure, .unsupported { color: var(--warn); }
.not-applicable, .not-run { color: var(--soft); }
fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: 1.5rem 0; padding: .5rem 1rem .75rem; }
fieldset label { display: inline-block; margin: .25rem 1rem .25rem 0; white-space: nowrap; }
details { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .5rem 1rem; }
details details { background: var(--paper); }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible, input:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
table { border-collapse: collapse; margin: 1.5rem 0 0; }
th, td { padding: .2rem 1.25rem .2rem 0; text-align: left; font-weight: 400; }
thead th { color: var(--soft); }
.number { text-align: right; font-variant-numeric: tabular-nums; }
blockquote { border-left: 3px solid var(--line); color: var(--soft); margin: .5rem 0; padding-left: .75rem; }
.consequences { margin-left: 1.5rem; }
.id { font-family: ui-monospace, monospace; font-size: .9em; }
.verdict { float: right; margin-left: 1rem; font-weight: 600; }
pre { background: var(--code); border-radius: .25rem; overflow-x: auto; padding: .75rem; margin: .5rem 0;
  font: .85rem/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.minus { color: var(--good); } .plus { color: var(--bad); } .marked { color: var(--bad); font-weight: 600; }
[hidden] { display: none; }
`;

/**
 * The script of the page. It shows the scenarios with a selected verdict on a selected surface, and the rules and
 * causes that contain one.
 */
export const SCRIPT = `
const boxes = [...document.querySelectorAll('#filter input')];
const shown = document.getElementById('shown');
function selected(name) {
  return new Set(boxes.filter((box) => box.name === name && box.checked).map((box) => box.value));
}
function filter() {
  const verdicts = selected('verdict');
  const surfaces = selected('surface');
  let count = 0;
  for (const scenario of document.querySelectorAll('[data-verdict]')) {
    scenario.hidden = !verdicts.has(scenario.dataset.verdict) || !surfaces.has(scenario.dataset.surface);
    if (!scenario.hidden) count += 1;
  }
  for (const holder of document.querySelectorAll('[data-rule], [data-cause], .consequences')) {
    holder.hidden = !holder.querySelector('[data-verdict]:not([hidden])');
  }
  shown.textContent = count + (count === 1 ? ' scenario' : ' scenarios') + ' shown';
}
for (const box of boxes) box.addEventListener('change', filter);
document.getElementById('filter').hidden = false;
filter();
`;

/** The content security policy of the page. It allows the page's own style and script, and no requests. */
export const POLICY = `default-src 'none'; style-src '${digest(STYLE)}'; script-src '${digest(SCRIPT)}'`;

function digest(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
