/** Why a file is not text that can be read. */
export type TextFault = 'fileIsSpreadsheet' | 'fileNotText';

/**
 * Text of a CSV file: UTF-8, or Windows-1252 as spreadsheet programs save it under Windows. A byte order mark is
 * removed.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string } | { readonly fault: TextFault } {
  // an .xlsx file is a ZIP archive
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) return { fault: 'fileIsSpreadsheet' };
  // no text has it, and the database refuses it
  if (bytes.includes(0)) return { fault: 'fileNotText' };
  return { text: decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes) };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
