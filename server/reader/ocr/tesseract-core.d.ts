/** What we call of the recognition's core, which brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseApi {
    /** @returns 0 where it is ready */
    Init(dataFolder: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** Reads `/input`. @returns 0 where it is a picture */
    SetImageFile(orientation: number, radians: number): number;
    Recognize(monitor: null): number;
    /** A row for every block, paragraph, line and word. */
    GetTSVText(page: number): string;
    /** Lets go of the picture and what was read. */
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
