import { applyEdits } from './apply-edits.mjs';
import { visitNodes } from './visit-nodes.mjs';

/**
 * Methods and functions of i18next that the widget never calls, with the body that replaces each: there is no backend to
 * load or save texts, each instance has its language's resources from the start, texts have neither formats nor nested keys, and keys are strings.
 * A language is `en` or `fr`, without a fallback, and nothing is logged.
 */
const unused = {
  Logger: Object.fromEntries(
    ['init', 'log', 'warn', 'error', 'deprecate', 'once', 'forward', 'clone'].map((name) => [name, '{}']),
  ),
  LanguageUtil: {
    getScriptPartFromCode: '{return null}',
    getLanguagePartFromCode: '{return code}',
    formatLanguageCode: '{return code}',
    deprecateBareCode: '{}',
    isSupportedCode: '{return true}',
    getBestMatchFromCodes: '{return codes[0]}',
    getFallbackCodes: '{return []}',
    toResolveHierarchy: '{return code?[code]:[]}',
  },
  Connector: {
    constructor: '{super();this.state={}}',
    ...Object.fromEntries(
      ['queueLoad', 'loaded', 'read', 'prepareLoading', 'load', 'reload', 'loadOne', 'saveMissing'].map(
        (name) => [name, '{}'],
      ),
    ),
  },
  Formatter: { constructor: '{}', init: '{}', add: '{}', addCached: '{}', format: '{return value}' },
  Interpolator: { nest: '{return str}' },
  Translator: { exists: '{}' },
  PluralResolver: { getPluralFormsOfKey: '{}' },
  ResourceStore: {
    removeNamespaces: '{}',
    deprecateDottedLng: '{}',
    removeResourceBundle: '{}',
    getDataByLanguage: '{}',
    toJSON: '{}',
  },
  I18n: {
    loadResources: '{(typeof language==="function"?language:callback)(null)}',
    ...Object.fromEntries(
      ['reloadResources', 'use', 'hydrate', 'exists', 'loadLanguages', 'dir', 'cloneInstance', 'toJSON'].map(
        (name) => [name, '{}'],
      ),
    ),
  },
};
const unusedFunctions = { keysFromSelector: '{}', createProxy: '{}' };

/** Removes them. Fails if a release of i18next no longer has one, because others may have changed as well. */
export const withoutUnusedTexts = {
  name: 'without-unused-texts',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      const edits = [];
      visitNodes(this.parse(code), (node) => {
        if (node.type === 'ClassDeclaration')
          for (const { key, value } of node.body.body)
            if (Object.hasOwn(unused[node.id.name] ?? {}, key?.name))
              edits.push([value.body, unused[node.id.name][key.name]]);
        if (node.type === 'FunctionDeclaration' && Object.hasOwn(unusedFunctions, node.id.name))
          edits.push([node.body, unusedFunctions[node.id.name]]);
      });
      const expected = [...Object.values(unused), unusedFunctions].flatMap(Object.keys).length;
      if (edits.length !== expected)
        throw new Error(
          `i18next has ${edits.length} of ${expected} unused parts: compare build/i18next.mjs.`,
        );
      return { code: applyEdits(code, edits), map: null };
    },
  },
};
