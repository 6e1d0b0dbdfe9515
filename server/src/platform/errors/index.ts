export { isProblem, type ProblemError, problem } from './problem';
