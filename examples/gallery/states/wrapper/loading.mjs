export default {
  title: 'Wrapper: loading',
  order: 1,
  states: [{ name: 'waiting for the session', waiting: true }],
};
