import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineWindow, phone, windowOver } from './engine.ts';

/** Settings that disable what a Firefox for local tests does not need. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'ar-SA',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'ui.prefersReducedMotion': 1,
};

type Node = { type: string; value?: unknown; sharedId?: string };
type Called = { type: 'success'; result: Node } | { type: 'exception'; exceptionDetails: { text: string } };

/**
 * A window of the machine's Firefox, over WebDriver BiDi. Playwright supports it too, but with commands that the
 * extended support release of Firefox does not have yet.
 */
export async function openFirefox(program: string): Promise<EngineWindow> {
  const folder = await mkdtemp(join(tmpdir(), 'turs-firefox-'));
  const lines = Object.entries(preferences).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  await writeFile(
    join(folder, 'user.js'),
    [
      ...lines,
      `user_pref("browser.download.dir", ${JSON.stringify(folder)});`,
      'user_pref("browser.download.folderList", 2);',
    ].join('\n'),
  );
  const child = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { send, hear } = await connect(`${await addressIn(child.stderr)}/session`);
    await send('session.new', { capabilities: {} });
    // Not Firefox's first window, which never gets the focus.
    const { context } = (await send('browsingContext.create', { type: 'window' })) as { context: string };
    await send('browsingContext.setViewport', { context, viewport: phone });
    const noise: string[] = [];
    await send('session.subscribe', { events: ['log.entryAdded'] });
    hear('log.entryAdded', ({ level, text }) => {
      if (level === 'error') noise.push(`error: ${text}`);
    });
    const call = async (source: string, text: string): Promise<Node> => {
      const answer = (await send('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: text }],
        target: { context },
        awaitPromise: true,
      })) as Called;
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result;
    };
    const perform = (actions: unknown[]) => send('input.performActions', { context, actions });
    const click = ({ sharedId }: Node) =>
      perform([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    return windowOver<Node>({
      noise,
      open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      call: async (source, text) => String((await call(source, text)).value),
      find: async (source, text) => {
        const node = await call(source, text);
        return node.sharedId ? node : undefined;
      },
      click: async (node) => void (await click(node)),
      async type(node, text) {
        await click(node);
        const keys = [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await perform([{ type: 'key', id: 'keys', actions: keys }]);
      },
      chooseFile: async ({ sharedId }, path) =>
        void (await send('input.setFiles', { context, element: { sharedId }, files: [path] })),
      async picture() {
        const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
        return Buffer.from(data, 'base64');
      },
      close: end,
    });
  } catch (error) {
    await end();
    throw error;
  }
}

/** The address that Firefox prints when it listens. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const chunk of output) {
    said += chunk;
    const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error(`Firefox ended before it listened:\n${said}`);
}

type Entry = { level: string; text: string };

/** The commands and events of a BiDi connection. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: { type: string; message?: string; result?: unknown }) => void>();
  const listeners = new Map<string, (params: Entry) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'event') listeners.get(message.method)?.(message.params);
    else waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  let last = 0;
  return {
    hear: (event: string, listener: (params: Entry) => void) => void listeners.set(event, listener),
    send: (method: string, params: object) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ type, message, result }) =>
          type === 'success' ? resolve(result) : reject(new Error(`${method}: ${message}`)),
        );
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}
