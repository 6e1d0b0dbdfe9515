export function choosePort(preferred: number, taken: Set<number>): Promise<number>;

export function choosePorts<Name extends string>(
  preferred: Readonly<Record<Name, number>>,
  log: (message: string) => void,
): Promise<Record<Name, number>>;
