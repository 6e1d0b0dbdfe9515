import { call } from './kit/api';
import { connect } from './kit/connect';

/** Disconnects the bank. Shows nothing: the page asks, and has this frame call the API. */
connect(() => ({
  showErrors: () => {},
  focus: () => {},
  clear: () => {},
  disable: () => {},
  submit: () => call('DELETE', 'bank/connection'),
}));
