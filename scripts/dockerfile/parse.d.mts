export interface Step {
  readonly keyword: string;
  readonly args: string[];
  readonly json: boolean;
  readonly from: string | null;
  readonly text: string;
  readonly line: number;
}

export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly steps: Step[];
  readonly line: number;
}

export function parseDockerfile(text: string): Stage[];
export function listVariables(stages: Stage[], stage: Stage): Record<string, string>;
