/**
 * A direct-ordering widget of a third party, for any merchant's page. It is written from docs/checkout.md and the README
 * alone: it neither loads Tamarack nor has a key, and offers to pay over time once the merchant's page has Tamarack.
 */
(() => {
  /** Calls back with the page's Tamarack object, whichever of the two scripts is loaded first; never, if there is none. */
  const whenReady = (callback) => {
    if (window.Tamarack?.run) callback(window.Tamarack);
    else addEventListener('tamarack-ready', ({ detail }) => callback(detail), { once: true });
  };

  const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

  const create = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const sentences = {
    approved: 'Thank you. We will confirm your order by email.',
    rejected: 'Please choose another way to pay.',
    failed: 'Something went wrong. Please try again in a moment.',
  };

  const mount = (root) => {
    const items = JSON.parse(root.dataset.directOrder).map(([name, price]) => ({ name, price, quantity: 0 }));
    const total = create('output', {});
    const note = create('p', {});
    note.setAttribute('role', 'status');
    // another way to pay is always there
    const later = create('button', { type: 'submit' }, 'Order, pay by invoice');
    const overTime = create('button', { type: 'button', hidden: true }, 'Order, pay over time');
    let tamarack = null;

    const computeTotal = () => items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const update = () => {
      const cartTotal = computeTotal();
      total.value = `Total ${dollars.format(cartTotal)}`;
      overTime.hidden = !tamarack || cartTotal === 0;
      // loads the dialog ahead; sends nothing
      if (!overTime.hidden) tamarack.checkout({ cartTotal });
    };

    const payOverTime = async () => {
      note.textContent = '';
      try {
        tamarack.checkout({ cartTotal: computeTotal(), orderReference: `DIRECT-${Date.now()}` });
        const { status } = await tamarack.run();
        note.textContent = sentences[status] ?? '';
      } catch (error) {
        console.error(error);
        note.textContent = 'Paying over time is not available right now. Please choose another way to pay.';
      }
    };

    const rows = items.map((item) => {
      const input = create('input', { type: 'number', min: '0', max: '99', value: '0' });
      input.addEventListener('input', () => {
        item.quantity = input.valueAsNumber || 0;
        update();
      });
      return create('p', {}, create('label', {}, `${item.name}, ${dollars.format(item.price)} `, input));
    });
    overTime.addEventListener('click', payOverTime);
    const form = create('form', {}, ...rows, create('p', {}, total), later, ' ', overTime, note);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      note.textContent = 'Thank you. The invoice follows by email.';
    });
    root.replaceChildren(form);
    update();
    whenReady((ready) => {
      tamarack = ready;
      update();
    });
  };

  for (const root of document.querySelectorAll('[data-direct-order]')) mount(root);
})();
