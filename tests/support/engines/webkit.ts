import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPort } from '../test-port.ts';
import { type EngineWindow, phone, until, windowOver } from './engine.ts';

/** The key of an element reference in WebDriver (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Found = { [elementKey]: string };

/**
 * A window of WebKitGTK, over its own WebDriver: the nearest to Safari on other systems. It needs a display, which
 * without a window manager must be as large as the window, because only what is under the pointer has the focus. It
 * does not report console messages.
 */
export async function openWebKit(program: string): Promise<EngineWindow> {
  const home = await mkdtemp(join(tmpdir(), 'turs-webkit-'));
  const port = await testPort('127.0.0.1');
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      // Downloads are deleted with the folder.
      HOME: home,
      XDG_DATA_HOME: home,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Root cannot run it otherwise; other users keep the sandbox.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill();
    await ended;
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const request = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value as unknown;
  };
  try {
    await until('WebKitWebDriver', () => request('GET', '/status'));
    const options = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };
    const { sessionId } = (await request('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
      sessionId: string;
    };
    const session = `/session/${sessionId}`;
    const send = (path: string, body: object) => request('POST', `${session}${path}`, body);
    const call = (source: string, text: string) =>
      send('/execute/sync', { script: `return (${source})(arguments[0])`, args: [text] });
    await send('/window/rect', phone);
    const of = (element: Found) => `/element/${element[elementKey]}`;
    const type = async (element: Found, text: string) => void (await send(`${of(element)}/value`, { text }));
    return windowOver<Found>({
      noise: [],
      open: async (url) => void (await send('/url', { url })),
      call: async (source, text) => (await call(source, text)) as string,
      find: async (source, text) => ((await call(source, text)) as Found | null) ?? undefined,
      click: async (element) => void (await send(`${of(element)}/click`, {})),
      type,
      chooseFile: type,
      picture: async () => Buffer.from((await request('GET', `${session}/screenshot`)) as string, 'base64'),
      async close() {
        await request('DELETE', session).catch(() => {});
        await end();
      },
    });
  } catch (error) {
    await end();
    throw error;
  }
}
