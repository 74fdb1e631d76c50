/**
 * A window of a browser that Playwright does not drive as it is installed, with the little that the smoke journey needs.
 * What it acts on is found by a selector and, where that is not enough, by the text in it.
 */
export interface EngineWindow {
  open(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing of the file it stands in. What goes in and comes out is JSON. */
  evaluate<A extends unknown[], R>(look: (...values: A) => R, ...values: A): Promise<R>;
  click(selector: string, text?: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  chooseFile(selector: string, path: string): Promise<unknown>;
  /** What is seen, as PNG. */
  picture(): Promise<Buffer>;
  /** What the pages said that they should not, as far as the engine tells. */
  noise: string[];
  close(): Promise<void>;
}

/** The window's size. */
export const phone = { width: 390, height: 844 };

/** What an engine's protocol must be able to do; {@link windowOver} makes the rest of it. */
export interface EngineProtocol<Element> extends Pick<EngineWindow, 'open' | 'picture' | 'noise' | 'close'> {
  /** Calls a function, given as its source, with one text; answers the text that it returns. */
  call(source: string, text: string): Promise<string>;
  /** The same of a function that returns an element or nothing. */
  find(source: string, text: string): Promise<Element | undefined>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  chooseFile(element: Element, path: string): Promise<void>;
}

/** Milliseconds that an element or a state may take to come, on a machine that has much else to do. */
const timeout = 60_000;

/**
 * The first element with this text that is seen, in the middle of the window; none before the page is alive, and none that
 * has moved since the last look, for what is pressed while a page is filled in is something else.
 */
function seek(json: string): Element | null {
  const [selector, text] = JSON.parse(json) as [string, string];
  // React marks what it has taken over.
  const alive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      (element.textContent ?? '').includes(text) &&
      (alive(element) || document.getElementById('words') === null),
  );
  if (!(found instanceof HTMLElement)) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = found.getBoundingClientRect();
  const before = Reflect.get(window, 'lastSeen');
  Reflect.set(window, 'lastSeen', `${json} ${left} ${top}`);
  return before === `${json} ${left} ${top}` ? found : null;
}

/** A window over an engine's protocol: waits for what it acts on. */
export function windowOver<Element>(engine: EngineProtocol<Element>): EngineWindow {
  const { open, picture, noise, close } = engine;
  const act = (selector: string, text: string, does: (element: Element) => Promise<void>) =>
    until(`${selector} ${text}`, async () => {
      const element = await engine.find(seek.toString(), JSON.stringify([selector, text]));
      if (element) await does(element);
      return element !== undefined;
    });
  return {
    open,
    picture,
    noise,
    close,
    evaluate: async (look, ...values) =>
      JSON.parse(
        await engine.call(`(json) => JSON.stringify((${look})(...JSON.parse(json))) ?? 'null'`, JSON.stringify(values)),
      ),
    click: (selector, text = '') => act(selector, text, engine.click),
    type: (selector, text) => act(selector, '', (element) => engine.type(element, text)),
    chooseFile: (selector, path) => act(selector, '', (element) => engine.chooseFile(element, path)),
  };
}

/** Asks until the answer is one. A page that goes away meanwhile has none. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | null | false>): Promise<T> {
  const giveUpAt = Date.now() + timeout;
  let last: unknown;
  while (Date.now() < giveUpAt) {
    const answer = await ask().catch((error: unknown) => {
      last = error;
      return undefined;
    });
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never came: ${what}`, { cause: last });
}
