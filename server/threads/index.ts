export { answerEach } from './answer-each';
export { createLimited, Unanswered } from './limited';
export { startProcess } from './process';
export { startThread } from './thread';
export { threadEntry } from './thread-entry';
