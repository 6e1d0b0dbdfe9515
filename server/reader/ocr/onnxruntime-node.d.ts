/** The package ships no types; these are the ones of the parts that are used. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dimensions: readonly number[]);
    readonly data: Float32Array;
    readonly dims: readonly number[];
  }

  export interface SessionOptions {
    readonly intraOpNumThreads?: number;
    readonly interOpNumThreads?: number;
    readonly enableMemPattern?: boolean;
  }

  export class InferenceSession {
    static create(path: string, options?: SessionOptions): Promise<InferenceSession>;
    readonly inputNames: readonly string[];
    readonly outputNames: readonly string[];
    run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
  }
}
