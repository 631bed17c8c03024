import net from 'node:net';

/** @param {number} port 0 for any @param {string} host @returns {Promise<number | null>} the port; null when it is taken */
const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const { port: got } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(got));
    });
  });

/**
 * Returns a port on which no process listens right now. Another process may still take it before the caller does.
 *
 * @param {{ readonly preferred?: number, readonly host?: string }} [wish] a preferred port is taken when it is free
 */
export const freePort = async ({ preferred = 0, host = '127.0.0.1' } = {}) => {
  const wished = preferred > 0 ? await tryPort(preferred, host) : null;
  return wished ?? /** @type {number} */ (await tryPort(0, host));
};

/**
 * @param {number} first @param {string} host
 * @returns {Promise<number>} the first free port from `first` upwards (at most 100 tried, then any)
 */
export const freePortFrom = async (first, host) => {
  for (let port = first; port < first + 100; port += 1) if ((await tryPort(port, host)) !== null) return port;
  return freePort({ host });
};
