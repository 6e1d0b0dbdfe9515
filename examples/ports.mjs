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

/**
 * A port for each name, all different; `say` is told of each that is not the preferred one.
 * @throws Error where a hundred ports in a row are taken
 */
export const choosePorts = async (preferred, say) => {
  const taken = new Set();
  const ports = {};
  for (const [name, port] of Object.entries(preferred)) {
    ports[name] = await choosePort(port, taken);
    if (ports[name] !== port) say(`Port ${port} is taken: using ${ports[name]} for the ${name}.`);
  }
  return ports;
};
