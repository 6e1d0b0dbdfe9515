import { readFile } from '../kit/api';
import { announce, texts } from '../kit/field';
import { cloneTemplate, getButton, setBusy } from '../kit/parts';

/**
 * Has the button download a PDF. The script fetches it: a link could not send the header that names the checkout, and
 * browsers differ in the cookies that a download sends.
 */
export function enableDownload(getCopy: () => { readonly path: string; readonly filename: string }): void {
  const button = getButton('copy');
  const label = button.querySelector('[data-text]');
  button.addEventListener('click', async ({ detail }) => {
    if (detail > 1 || button.hasAttribute('aria-busy')) return;
    document.getElementById('pdf-error')?.remove();
    setBusy(button, true);
    if (label) label.textContent = texts['pdfBusy'] ?? '';
    const { path, filename } = getCopy();
    const result = await readFile(path);
    setBusy(button, false);
    if (label) label.textContent = texts['pdf'] ?? '';
    if (result.ok) download(result.body, filename);
    else showFailure(button);
  });
}

function download(file: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  // Delayed, since some browsers would otherwise find nothing to download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function showFailure(button: HTMLButtonElement): void {
  const line = cloneTemplate('error');
  line.id = 'pdf-error';
  const words = line.querySelector('span');
  if (words) words.textContent = texts['pdfFailed'] ?? '';
  button.parentElement?.after(line);
  announce(texts['pdfFailed'] ?? '');
}
