import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const compressors = {
  '.br': (bytes) =>
    zlib.brotliCompressSync(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      },
    }),
  '.gz': (bytes) => zlib.gzipSync(bytes, { level: 9 }),
};

/** Writes a Brotli and a gzip copy of each script, which the server picks by `Accept-Encoding`. */
export const compress = {
  name: 'compress',
  writeBundle({ dir, file }, bundle) {
    for (const { fileName } of Object.values(bundle)) {
      const written = path.join(dir ?? path.dirname(file), fileName);
      if (!/\.m?js$/.test(written)) continue;
      for (const ending in compressors)
        fs.writeFileSync(written + ending, compressors[ending](fs.readFileSync(written)));
    }
  },
};
