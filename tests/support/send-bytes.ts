import { connect } from 'node:net';

/**
 * Sends some bytes over a connection and then nothing more; returns what was received until the other side closed it.
 */
export function sendBytes(address: string, ...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let answer = '';
    socket.setNoDelay(true);
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    for (const part of parts) socket.write(part);
  });
}
