import { feedbackIntegration, init } from '@sentry/browser';

/** The feedback dialog as its documentation opens it from a button of the page. */
export const open = async () => {
  const feedback = feedbackIntegration({ autoInject: false });
  init({ dsn: 'https://key@sentry.invalid/1', integrations: [feedback], defaultIntegrations: false });
  const form = await feedback.createForm();
  form.appendToDom();
  form.open();
};
