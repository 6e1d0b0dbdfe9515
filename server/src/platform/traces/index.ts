export { failSpan, getTraceContext, getTraceparent, inSpan } from './spans';
export { formatTraceparent, parseTraceparent, type TraceContext } from './trace-context';
