// Posts the messages of the aggregator's page on request of the gallery's frame.
const post = (message) => parent.postMessage(message, location.origin);
const messages = {
  connected: {
    step: 'REDIRECT',
    institution: 'FlinksCapital',
    url: 'https://example.com/?loginId=0f8b3c1e&institution=FlinksCapital',
  },
  refused: { step: 'DENY_CONSENT' },
  cancelled: { step: 'COMPONENT_CLOSE_SESSION' },
  timedOut: { step: 'TOKEN_INVALID' },
  retryLater: { flinksCode: 'RETRY_LATER' },
  chooseAnotherBank: { flinksCode: 'DISABLED_LOGIN' },
  notCompleted: { step: 'REDIRECT', url: 'https://example.com/' },
  bankOff: { step: 'DISABLED_INSTITUTION' },
  bankSlow: { flinksCode: 'OPERATION_DISPATCHED' },
};
addEventListener('message', (event) => {
  if (event.source === parent.parent && event.data in messages) post(messages[event.data]);
});
post({ step: 'APP_MOUNTED' });
document.documentElement.dataset.ready = 'yes';
