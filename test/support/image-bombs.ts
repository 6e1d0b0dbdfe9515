import { constants, deflateRawSync } from 'node:zlib';
import { pngChunk } from './pdfs';

const buildHeader = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 2, 0, 0, 0], 8);
  return bytes;
};

/** Never unpacked here: one packed piece, over and over. */
function compressZeros(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(megabytes).fill(piece),
    Buffer.from([3, 0]),
  ]);
}

const buildPng = (width: number, height: number, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', buildHeader(width, height)),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** A frame of a JPEG of so many elements each way, three colours. */
const buildFrame = (side: number): Buffer => {
  const bytes = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  bytes.writeUInt16BE(side, 5);
  bytes.writeUInt16BE(side, 7);
  return bytes;
};

/** The rest of a JPEG of eight elements each way, without what says its size. */
const buildJpeg = (...segments: readonly Buffer[]): Buffer => {
  const quantities = Buffer.concat([Buffer.from('ffdb004300', 'hex'), Buffer.alloc(64, 1)]);
  const scan = Buffer.from('ffda000c03010002110311003f00d2cf20', 'hex');
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    quantities,
    ...segments,
    scan,
    Buffer.from('ffd9', 'hex'),
  ]);
};

/** Small files of pictures that cost a careless reader its memory or its time. */
export const imageBombs = {
  /** So many pixels each way as it says itself, in a few kilobytes. */
  hugePng: (side = 20_000): Buffer => buildPng(side, side, compressZeros(1)),
  /** As large as may be, and packed data of so many megabytes for it. */
  packedPng: (megabytes = 4_000): Buffer => buildPng(7_000, 8_000, compressZeros(megabytes)),
  hugeJpeg: (): Buffer => buildJpeg(buildFrame(20_000)),
  /** The frame of a small one, where a reader of headers looks that takes what fills the gaps for a segment. */
  lyingJpeg: (): Buffer => {
    const filled = Buffer.from('fffffffe0004abcd', 'hex');
    const bytes = buildJpeg(filled, buildFrame(65_500));
    // read as a length, the comment's own mark points there
    const at = bytes.indexOf(filled) + 2 + 0xfffe;
    return Buffer.concat([bytes, Buffer.alloc(at - bytes.length), buildFrame(8), Buffer.alloc(100)]);
  },
  hugeWebp: (): Buffer => {
    const bytes = Buffer.from('524946461600000057454250565038580a0000000000000000000000000000', 'hex');
    bytes.writeUIntLE(16_382, 24, 3);
    bytes.writeUIntLE(16_382, 27, 3);
    return bytes;
  },
};
