/** Modules of a reader's project that this repository does not install, and the one that the API serves. */

declare module 'express' {
  interface Request {
    readonly body: Buffer;
    readonly headers: Record<string, string>;
  }
  interface Response {
    json(body: object): void;
    sendStatus(status: number): void;
  }
  type Handler = (request: Request, response: Response) => unknown;
  interface Express {
    (): {
      post(path: string, ...handlers: Handler[]): void;
      use(handler: Handler): void;
      listen(port: number, done: () => void): void;
    };
    raw(options: { readonly type: string }): Handler;
    static(folder: string): Handler;
  }
  const express: Express;
  export default express;
}

declare module 'https://api.tamarack.example/sdk/message.mjs' {
  export const checkEligibility: import('@tamarack/checkout').MessageModule['checkEligibility'];
  export const getPriceMessage: import('@tamarack/checkout').MessageModule['getPriceMessage'];
}
