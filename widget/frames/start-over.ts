import { call } from './kit/api';
import { connect } from './kit/connect';
import { announce, texts } from './kit/field';
import { getButton, getPart, setBusy } from './kit/parts';
import { isFullSize, watchApproach, watchSight } from './signing/watch-sight';

/** Detaches the number from its former holder. A press in this document does it; the page alone cannot. */
connect((post) => {
  const button = getButton('start-over');
  const sight = watchSight(button);
  const approach = watchApproach();
  const covered = getPart('covered');
  let pressed = false;
  button.addEventListener('click', ({ detail }) => {
    // the second press of a double click may hit a control that moved there
    if (detail > 1 || button.hasAttribute('aria-busy')) return;
    pressed = sight.isSteady() && approach.isSteady(detail === 0) && isFullSize();
    covered.hidden = pressed;
    announce(pressed ? '' : (texts['covered'] ?? ''));
    if (pressed) post({ type: 'submitRequested' });
  });
  return {
    showErrors: () => {},
    focus: () => {},
    clear: () => {},
    disable: (disabled) => setBusy(button, disabled),
    submit: async () => {
      if (!pressed) return { ok: false, problem: null };
      pressed = false;
      return call('POST', 'verification/start-over');
    },
  };
});
