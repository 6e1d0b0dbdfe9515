/** Put in by the build; a production build folds it to false and drops what stands behind it. */
declare const __TEST_ENVIRONMENT__: boolean;

/** The bundle was built for a test environment: `rollup -c --environment TEST_ENVIRONMENT`. */
export const testEnvironment: boolean = __TEST_ENVIRONMENT__;
