/** The part of the Tesseract core that we call; the package has no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseApi {
    /** @returns 0 on success */
    Init(dataFolder: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** Reads `/input`. @returns 0 on success */
    SetImageFile(orientation: number, radians: number): number;
    Recognize(monitor: null): number;
    /** One row per block, paragraph, line and word. */
    GetTSVText(page: number): string;
    /** Frees the image and the result. */
    Clear(): void;
  }

  export interface Core {
    readonly FS: {
      writeFile(path: string, bytes: Uint8Array): void;
      unlink(path: string): void;
    };
    readonly TessBaseAPI: new () => TessBaseApi;
  }

  function createCore(options: {
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }): Promise<Core>;

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export { createCore as default };
}
