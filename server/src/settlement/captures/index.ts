export { type CapturesService, createCapturesService } from './service';
