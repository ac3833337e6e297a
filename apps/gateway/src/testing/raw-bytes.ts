import { connect } from 'node:net';

/**
 * Sends these bytes, one per character, to a gateway that listens on `port`; returns everything it answers until it closes the connection.
 */
export function sayBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (data) => (said += data.toString()));
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}
