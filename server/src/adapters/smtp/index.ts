export { createSmtpSender } from './smtp';
