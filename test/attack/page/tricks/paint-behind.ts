import { createCanvas, loadImage } from '@napi-rs/canvas';
import { play, type Signer } from './play-trick';

/** Of the page's colour, in a picture of the signing frame. */
interface Painted {
  /** Where the frame's document has content. */
  readonly content: number;
  /** In the padding beside it: that the colour is there. */
  readonly padding: number;
}

const padding = 6;

/** The page gives the frame, and what stands around it, a colour of its own: it could write other texts in place of the frame's. */
export async function paintBehind(signer: Signer): Promise<Painted> {
  const { page, person } = signer;
  await person.signButton.scrollIntoViewIfNeeded();
  await play(signer, ({ frame, dialog }) => {
    const [red, style] = ['rgb(255, 0, 0)', document.createElement('style')];
    style.textContent = `* { background: ${red}; } iframe { background: ${red}; }`;
    frame.style.background = red;
    dialog.append(style);
  });
  await page.waitForTimeout(300);
  // from the box to the button, which are on the screen
  const frame = await page.locator('iframe[src*="/frames/agreement"]').boundingBox();
  const [box, button] = [await person.acceptBox.boundingBox(), await person.signButton.boundingBox()];
  if (!frame || !box || !button) throw new Error('the form is not there');
  const { x, width } = frame;
  const y = Math.max(box.y, 0);
  const clip = { x, y, width, height: button.y + button.height - y };
  const picture = await page.screenshot({ clip });
  await page.evaluate('window.undo()');
  return countPainted(picture);
}

async function countPainted(picture: Buffer): Promise<Painted> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const counted = { content: 0, padding: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const isPainted = data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0;
    const x = (at / 4) % image.width;
    if (isPainted) counted[x < padding || x >= image.width - padding ? 'padding' : 'content']++;
  }
  return counted;
}
