export { type Channel, createChannel } from './channel';
