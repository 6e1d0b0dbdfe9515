import { expect, it } from 'vitest';
import { toContentDisposition } from '../../../../../server/src/underwriting/reviews/files/content-disposition';

it.each([
  ['statement.pdf', 'filename="statement.pdf"', 'statement.pdf'],
  ['Relevé.pdf', 'filename="Releve.pdf"', 'Relev%C3%A9.pdf'],
  ['a"; filename="b.html', 'filename="a__ filename__b.html"', 'a%22%3B%20filename%3D%22b.html'],
  ['line\r\nSet-Cookie: a=b', 'filename="line__Set-Cookie_ a_b"', 'line%0D%0ASet-Cookie%3A%20a%3Db'],
  ['../../etc/passwd', 'filename=".._.._etc_passwd"', '.._.._etc_passwd'],
  ['..\\boot.ini', 'filename=".._boot.ini"', '.._boot.ini'],
  ['\u202efdp.exe', 'filename="_fdp.exe"', '%E2%80%AEfdp.exe'],
  ["📄 (1)*'s.pdf", 'filename="__ (1)__s.pdf"', '%F0%9F%93%84%20%281%29%2A%27s.pdf'],
])('writes the file name %s safely, in ASCII and in full', (name, plain, whole) => {
  expect(toContentDisposition(name)).toBe(`attachment; ${plain}; filename*=UTF-8''${whole}`);
});
