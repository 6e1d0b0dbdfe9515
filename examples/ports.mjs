import net from 'node:net';

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The preferred port, or the next one nobody has; `taken` are ports that are promised already. */
export const choosePort = async (preferred, taken) => {
  for (let port = preferred; port < preferred + 100; port += 1) {
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
  throw new Error(`No port between ${preferred} and ${preferred + 99} is free.`);
};
