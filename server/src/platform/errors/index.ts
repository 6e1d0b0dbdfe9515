export { isProblem, isRefusal, type ProblemDetails, type ProblemError, problem } from './problem';
