import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { checkLogo } from '../../../../../server/src/parties/merchants/logo/check-logo';

const draw = (width: number, height: number, type: 'image/png' | 'image/jpeg' | 'image/webp' = 'image/png') =>
  createCanvas(width, height).toBuffer(type as 'image/png');

describe('checkLogo', () => {
  test.each(['image/png', 'image/jpeg', 'image/webp'] as const)('accepts %s within the limits', (type) => {
    expect(checkLogo(draw(32, 2_000, type), type)).toEqual({ mediaType: type });
  });

  test.each<[why: string, Uint8Array, detected: string | null, problem: string]>([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'logoType'],
    ['an unknown type', Buffer.from('<html></html>'), null, 'logoType'],
    ['another image', draw(64, 64), 'image/gif', 'logoType'],
    ['a header of another type', draw(64, 64), 'image/jpeg', 'logoDamaged'],
    ['half a header', draw(64, 64).subarray(0, 12), 'image/png', 'logoDamaged'],
    ['a thin one', draw(2_000, 31), 'image/png', 'logoTooSmall'],
    ['a large one', draw(32, 2_001), 'image/png', 'logoTooLarge'],
  ])('refuses %s', (_why, content, detected, problem) => {
    expect(checkLogo(content, detected)).toEqual({ problem });
  });
});
