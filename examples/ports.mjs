import net from 'node:net';

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Returns the preferred port or the next free one that is not in `taken`, and adds it to `taken`. */
export const choosePort = async (preferred, taken) => {
  for (let port = preferred; port < preferred + 100; port += 1) {
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
  throw new Error(`No port between ${preferred} and ${preferred + 99} is free.`);
};

/**
 * Chooses a distinct port for each name. Calls `log` for each port that differs from the preferred one.
 *
 * @throws Error if 100 consecutive ports are taken
 */
export const choosePorts = async (preferred, log) => {
  const taken = new Set();
  const ports = {};
  for (const [name, port] of Object.entries(preferred)) {
    ports[name] = await choosePort(port, taken);
    if (ports[name] !== port) log(`Port ${port} is taken: using ${ports[name]} for the ${name}.`);
  }
  return ports;
};
