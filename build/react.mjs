import { applyEdits } from './apply-edits.mjs';

/**
 * Functions of React DOM for features that no component uses, with the body that replaces each: transitions between views
 * (`<ViewTransition>`), references to fragments (`<Fragment ref>`), and hints to load resources (`preload` and similar).
 * Code that only these call is removed with them.
 */
const unusedFunctions = {
  ...Object.fromEntries(
    [
      'trackEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'getViewTransitionName',
      'getViewTransitionClassName',
      'createViewTransitionInstance',
      'startViewTransition',
      'flushAfterMutationEffects',
      'reportViewTransitionError',
      'FragmentInstance',
      'traverseVisibleInstancesAndTextInstances',
      'addFragmentHandleToFiber',
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
      'preconnectAs',
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ].map((name) => [name, '{}']),
  ),
  isFragmentInstanceParent: '{return false}',
};
const unusedMethods = ['FragmentInstance.prototype', 'ViewTransitionPseudoElement.prototype'];
const unusedExports = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];

/** The target of `target.name = …`, and the name. */
const readAssignment = (code, { type, expression }) => {
  if (type !== 'ExpressionStatement' || expression.type !== 'AssignmentExpression') return [];
  const { object, property } = expression.left;
  return object && [code.slice(object.start, object.end), property.name];
};

const requireParts = (expected, found) => {
  const missing = expected.filter((part) => !found.has(part));
  if (missing.length > 0) throw new Error(`React DOM has no ${missing.join(', ')}: compare build/react.mjs.`);
};

/** Removes the parts from React DOM's renderer. Fails if a release lacks one of them, because others may have changed as well. */
export const dropUnusedRendering = (code, { body }) => {
  const found = new Set();
  const edits = [];
  for (const node of body) {
    const [target] = readAssignment(code, node) ?? [];
    const name = node.type === 'FunctionDeclaration' ? node.id.name : target;
    if (Object.hasOwn(unusedFunctions, name)) edits.push([node.body, unusedFunctions[name]]);
    else if (unusedMethods.includes(name)) edits.push([node, '']);
    else continue;
    found.add(name);
  }
  requireParts([...Object.keys(unusedFunctions), ...unusedMethods], found);
  return applyEdits(code, edits);
};

/** Removes the hints from React DOM's exports, so that code that calls one fails at once. */
export const dropUnusedExports = (code, { body }) => {
  const found = new Set();
  const edits = [];
  for (const node of body) {
    const [target, name] = readAssignment(code, node) ?? [];
    if (target !== 'exports' || !unusedExports.includes(name)) continue;
    edits.push([node, '']);
    found.add(name);
  }
  requireParts(unusedExports, found);
  return applyEdits(code, edits);
};

const withoutParts = (name, file, drop) => ({
  name,
  transform: {
    filter: { id: file },
    handler(code) {
      return { code: drop(code, this.parse(code)), map: null };
    },
  },
});

export const withoutUnusedRendering = withoutParts(
  'without-unused-rendering',
  /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  dropUnusedRendering,
);

export const withoutUnusedHints = withoutParts(
  'without-unused-hints',
  /\/react-dom\/cjs\/react-dom\.production\.js$/,
  dropUnusedExports,
);
