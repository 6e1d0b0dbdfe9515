/** A file of the browser's or of Node's. The core has the types of neither, and only passes it on. */
interface Blob {
  readonly size: number;
  readonly type: string;
}
