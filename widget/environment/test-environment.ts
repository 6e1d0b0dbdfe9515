/** Set by the build. A production build folds it to false and removes the guarded code. */
declare const __TEST_ENVIRONMENT__: boolean;

/** True in bundles for test environments: `rollup -c --environment TEST_ENVIRONMENT`. */
export const testEnvironment: boolean = __TEST_ENVIRONMENT__;
