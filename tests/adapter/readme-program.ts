import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

const page = readFileSync(join(PACKAGE_ROOT, 'adapter/README.md'), 'utf8');

/** The library of the program, with only the functions that the program calls. */
export const LIBRARY = `
class InvalidLocale(Exception): pass
class MissingTranslation(Exception): pass
class Proc: pass

def reset(): pass

class Catalog:
    def __init__(self, default_locale="en"):
        self.default_locale = default_locale
        self.translations = {}

    def inject(self, translations):
        self.translations.update(translations)

    def translate(self, key, params, count, scope, **values):
        if key == "proc": return Proc()
        if key == "locale": raise InvalidLocale("xx")
        if key == "bug": raise KeyError("a bug")
        text = self.translations[self.default_locale].get(key)
        for name, value in {**params, **values}.items():
            text = text.replace("%{" + name + "}", str(value))
        return text

    t = translate

    def t_or_raise(self, key, params, count, scope, **values):
        text = self.translate(key, params, count, scope, **values)
        if text is None: raise MissingTranslation(f"missing translation: {self.default_locale}.{key}")
        return text
`;

/** Returns the content of the first code block of a language that contains a text. */
export function codeBlock(language: string, text: string): string {
  const blocks = [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))];
  const found = blocks.map(([, content = '']) => content).find((content) => content.includes(text));
  assert.ok(found, `adapter/README.md has ${language} with ${text}`);
  return found;
}

/** The program of the page. */
export const PROGRAM = codeBlock('python', 'METHODS');
