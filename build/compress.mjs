import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const best = {
  '.br': (bytes) =>
    zlib.brotliCompressSync(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      },
    }),
  '.gz': (bytes) => zlib.gzipSync(bytes, { level: 9 }),
};

/** Beside each file that a browser downloads: the same, compressed once and well; the server only picks one. */
export const compress = {
  name: 'compress',
  writeBundle({ dir, file }, bundle) {
    for (const { fileName } of Object.values(bundle)) {
      const written = path.join(dir ?? path.dirname(file), fileName);
      if (!/\.m?js$/.test(written)) continue;
      for (const ending in best) fs.writeFileSync(written + ending, best[ending](fs.readFileSync(written)));
    }
  },
};
