export { isProblem, type ProblemDetails, type ProblemError, problem } from './problem';
