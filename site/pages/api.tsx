import type { VNode } from 'preact';
import type { ApiEntry } from '../data/api';
import type { Page } from '../page';
import { Code } from '../parts/code';
import { usePage } from '../parts/context';
import { Heading, Text } from '../parts/text';

/** The API of the reference. */
export const API_PAGE: Page = {
  path: 'api.html',
  title: 'TypeScript library',
  description: 'The exports of the reference, with their signatures and doc comments.',
  area: 'api',
  content: () => <ApiPage />,
};

/** The package that contains only the reference. */
const PACKAGE = '@i18n-conformance/reference';

const EXAMPLE = `import { I18n, Loader } from '${PACKAGE}';

I18n.config.loaders.push(new Loader.YAML('locales'));
I18n.init();

I18n.t('greeting', { name: 'Ann' }); // Hello, Ann!
I18n.t('messages', { scope: 'inbox', count: 3 }); // 3 messages
I18n.withLocale('fr', () => I18n.t('greeting', { name: 'Ann' })); // Bonjour, Ann !`;

function ApiPage(): VNode {
  const { api } = usePage().data;
  return (
    <div class="with-contents">
      <nav class="contents" aria-label="Exports" tabIndex={0}>
        <ol>
          {api.map(({ name }) => (
            <li class={name.includes('.') ? 'sub' : ''}>
              <a href={`#${name}`}>
                <code>{name}</code>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <h1>TypeScript library</h1>
        <p class="lead">
          The reference implements the whole interface, and is a package of its own:{' '}
          <code>npm install {PACKAGE}</code>. Its names are those of the document in camel case.{' '}
          <code>translate!</code> is <code>translateOrThrow</code>.
        </p>
        <Code code={EXAMPLE} language="typescript" label="Example" />
        {api.map((entry) => (
          <Entry entry={entry} />
        ))}
      </div>
    </div>
  );
}

function Entry({ entry: { name, kind, doc, signature, members } }: { readonly entry: ApiEntry }): VNode {
  return (
    <section class="entry">
      <Heading id={name}>
        <code>{name}</code> <span class="chip">{kind}</span>
      </Heading>
      <Doc text={doc} />
      <Code code={signature} language="typescript" label={`Declaration of ${name}`} />
      {members.length > 0 && (
        <dl class="members">
          {members.map((member) => (
            <div id={`${name}.${member.name}`}>
              <dt>
                {member.signatures.map((one) => (
                  <code>{one}</code>
                ))}
              </dt>
              <dd>
                <Doc text={member.doc} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Doc({ text }: { readonly text: string }): VNode {
  return (
    <>
      {text
        .split(/\n\s*\n/)
        .filter(Boolean)
        .map((paragraph) => (
          <p>
            <Text>{paragraph.replace(/\s+/g, ' ')}</Text>
          </p>
        ))}
    </>
  );
}
