import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { setUpAgreementDocument } from '../support/agreement-document';
import { control, getError } from '../support/frame-document';

const {
  api,
  setSight,
  setElementSight,
  pass,
  part,
  button,
  live,
  write,
  setTick,
  dispatchTrusted,
  press,
  openAgreement,
  openFilledIn,
  listActs,
  listSignatures,
} = setUpAgreementDocument();

describe('the press', () => {
  test('signs once, however often it is repeated', async () => {
    let answer: (response: Response) => void = () => {};
    api.reads['agreement/sign'] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const frame = await openFilledIn();
    press();
    press();
    fireEvent.click(button('sign'), { detail: 2 });
    fireEvent.keyDown(control('name'), { key: 'Enter' });
    await expect.poll(() => listSignatures().length).toBe(1);
    expect(button('sign').getAttribute('aria-busy')).toBe('true');
    expect(button('sign').getAttribute('aria-disabled')).toBe('true');
    frame.say({ type: 'submit', id: 1 });
    answer(Response.json({}));
    await frame.waitFor({ type: 'result', id: 1, ok: true });
    expect(listSignatures()).toHaveLength(1);
    expect(frame.received.filter(({ type }) => type === 'submitRequested')).toHaveLength(1);
  });

  test('is the frame’s: the page alone signs nothing', async () => {
    const frame = await openFilledIn();
    frame.say({ type: 'submit', id: 1 });
    await frame.waitFor({ type: 'result', id: 1, ok: false, problem: null });
    expect(listSignatures()).toEqual([]);
  });

  test('Enter in the name signs as the button does', async () => {
    await openFilledIn();
    fireEvent.keyDown(control('name'), { key: 'Enter' });
    await expect.poll(() => listSignatures().length).toBe(1);
    expect(listActs().map(({ act }) => act)).toContain('nameTyped');
  });

  test.each([
    ['something covers it', { isVisible: false }],
    ['it is out of view in part', { intersectionRatio: 0.9 }],
  ])('does not sign while %s, and says so', async (_, hidden) => {
    await openFilledIn();
    const scroll = vi.spyOn(button('sign'), 'scrollIntoView');
    setSight(hidden);
    press();
    expect(part('covered').hidden).toBe(false);
    fireEvent(window, new Event('resize'));
    expect(scroll).toHaveBeenCalledTimes(2);
    expect(live()).toMatch(/must each be fully visible for a moment/);
    setSight({ isVisible: true, intersectionRatio: 1 });
    pass(499);
    press();
    expect(listSignatures()).toEqual([]);
    pass(1);
    press();
    await expect.poll(() => listSignatures().length).toBe(1);
    expect(part('covered').hidden).toBe(true);
  });

  test('does not sign where the name was never seen, even if box and button were', async () => {
    await openAgreement();
    setElementSight(control('name'), false);
    setTick(true);
    write('Marie-Ève Desrochers');
    pass(1000);
    const scroll = vi.spyOn(control('name'), 'scrollIntoView');
    press();
    expect(part('covered').hidden).toBe(false);
    expect(scroll).toHaveBeenCalledOnce();
    expect(control('accepted').checked).toBe(true);
    expect(listSignatures()).toEqual([]);
  });

  test('does not sign with a tick that was made while the box was covered: it is to be made again', async () => {
    await openAgreement();
    setElementSight(control('accepted'), false);
    setTick(true);
    setElementSight(control('accepted'), true);
    write('Marie-Ève Desrochers');
    pass(1000);
    const scroll = vi.spyOn(control('accepted'), 'scrollIntoView');
    press();
    expect(part('covered').hidden).toBe(false);
    expect(scroll).toHaveBeenCalledOnce();
    expect(control('accepted').checked).toBe(false);
    press();
    expect(getError('accepted')).toBe('You need to read and accept the agreement.');
    setTick(true);
    pass(200);
    press();
    await expect.poll(() => listSignatures().length).toBe(1);
  });

  test.each([
    ['signs with a tick that was seen, though the box is out of view since', 300, 200, true],
    ['does not sign with a box that was in view too short', 299, 200, false],
    ['does not sign with a box that went out of view right after its tick', 1000, 199, false],
  ])('%s', async (_, before, after, signs) => {
    await openAgreement();
    setElementSight(control('accepted'), false);
    setElementSight(control('accepted'), true);
    pass(before);
    setTick(true);
    pass(after);
    setElementSight(control('accepted'), false);
    write('Marie-Ève Desrochers');
    pass(1000);
    press();
    expect(part('covered').hidden).toBe(signs);
    if (signs) await expect.poll(() => listSignatures().length).toBe(1);
    else expect(listSignatures()).toEqual([]);
  });

  test('right after the tick asks for another, and leaves the tick', async () => {
    await openAgreement();
    write('Marie-Ève Desrochers');
    pass(1000);
    setTick(true);
    press();
    expect(part('covered').hidden).toBe(false);
    expect(control('accepted').checked).toBe(true);
    pass(200);
    press();
    await expect.poll(() => listSignatures().length).toBe(1);
  });

  test('does not sign in a frame that shows only a part of the document', async () => {
    await openFilledIn();
    vi.spyOn(document.body, 'offsetHeight', 'get').mockReturnValue(window.innerHeight + 40);
    press();
    expect(part('covered').hidden).toBe(false);
    expect(listSignatures()).toEqual([]);
  });

  test('a press by keyboard does not sign right after the focus was moved into the frame', async () => {
    await openFilledIn();
    fireEvent.focus(window);
    fireEvent.keyDown(control('name'), { key: 'Enter' });
    fireEvent.click(button('sign'), { detail: 0 });
    expect(listSignatures()).toEqual([]);
    expect(part('covered').hidden).toBe(false);
    pass(500);
    fireEvent.click(button('sign'), { detail: 0 });
    await expect.poll(() => listSignatures().length).toBe(1);
  });

  test('a press by keyboard does not sign where the page has kept the focus until the person’s first key', async () => {
    await openFilledIn();
    fireEvent.focus(window);
    pass(5000);
    fireEvent.keyDown(control('name'), { key: 'Enter' });
    expect(listSignatures()).toEqual([]);
    expect(part('covered').hidden).toBe(false);
    pass(500);
    fireEvent.keyDown(control('name'), { key: 'Enter' });
    await expect.poll(() => listSignatures().length).toBe(1);
  });

  test('does not sign right after the mouse came over the document, or the document under the mouse', async () => {
    await openFilledIn();
    const pressAt = (screenX: number, clientX: number): void => {
      const event = new Event('pointerdown', { bubbles: true });
      const place = { pointerType: 'mouse', screenX, clientX, screenY: 100, clientY: 50 };
      fireEvent(button('sign'), Object.assign(event, place));
      // a long press is no better
      pass(600);
      press();
    };
    pressAt(400, 300);
    // the page moves the frame by 60 pixels
    pressAt(400, 240);
    expect(listSignatures()).toEqual([]);
    expect(part('covered').hidden).toBe(false);
    pressAt(440, 280);
    await expect.poll(() => listSignatures().length).toBe(1);
  });

  test('counts no name that was dropped into the field', async () => {
    await openAgreement();
    setTick(true);
    control('name').value = 'Marie-Ève Desrochers';
    const dropped = new InputEvent('input', { bubbles: true, inputType: 'insertFromDrop' });
    dispatchTrusted(control('name'), dropped);
    pass(1000);
    press();
    expect(getError('name')).toBe('Type your full name to sign.');
    expect(listSignatures()).toEqual([]);
  });

  test('counts only a tick and a name of a person, not of a script', async () => {
    await openAgreement();
    control('accepted').click();
    fireEvent.input(control('name'), { target: { value: 'Marie-Ève Desrochers' } });
    pass(1000);
    press();
    expect(getError('accepted')).toBe('You need to read and accept the agreement.');
    expect(getError('name')).toBe('Type your full name to sign.');
    expect(listActs().map(({ act }) => act)).toEqual(['opened', 'scrolledToEnd']);
  });
});
