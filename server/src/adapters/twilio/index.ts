export { createTwilio } from './twilio';
