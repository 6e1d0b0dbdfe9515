/** Set by the build. */
declare const __FRAME_BUILD__: string;

/** The build of the secure frames' documents that this widget belongs to, as 8 hex digits. */
export const frameBuild: string = __FRAME_BUILD__;
