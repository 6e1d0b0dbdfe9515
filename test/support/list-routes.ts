import type { App } from '../../server/src/platform/http/app/app';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its parameters are an id of nothing. */
  readonly url: string;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every route of a server as its router knows it, pages and hidden ones among them. */
export function listRoutes(app: App): readonly Route[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false, includeMeta: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', names = ''] = /^([│├└─ ]*)(\S*) ?(?:\((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      path.length = depth;
      path[depth] = segment;
      const url = path.join('').replaceAll(/:\w+/g, '0190f5d0-0000-7000-8000-000000000000');
      return methods
        .filter((method) => names.split(', ').includes(method))
        .map((method): Route => ({ method, url }));
    });
}
