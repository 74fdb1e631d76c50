import { limit } from '#tests/support/time-limits.ts';

/**
 * A window of an installed browser that Playwright does not drive, with the few functions that the smoke journey needs.
 * Elements are found by a selector and, if that is not enough, by their text.
 */
export interface EngineWindow {
  open(url: string): Promise<void>;
  /** Runs a function in the page, without access to the variables of its file. Arguments and result are JSON. */
  evaluate<A extends unknown[], R>(look: (...values: A) => R, ...values: A): Promise<R>;
  click(selector: string, text?: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  chooseFile(selector: string, path: string): Promise<unknown>;
  /** A screenshot as PNG. */
  picture(): Promise<Buffer>;
  /** Unwanted messages of the pages, as far as the engine reports them. */
  noise: string[];
  close(): Promise<void>;
}

/** The window's size in pixels. */
export const phone = { width: 390, height: 844 };

/** The functions that an engine's protocol must provide; {@link windowOver} adds the others. */
export interface EngineProtocol<Element> extends Pick<EngineWindow, 'open' | 'picture' | 'noise' | 'close'> {
  /** Calls a function, given as its source, with one text; returns its result as text. */
  call(source: string, text: string): Promise<string>;
  /** The same for a function that returns an element or nothing. */
  find(source: string, text: string): Promise<Element | undefined>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  chooseFile(element: Element, path: string): Promise<void>;
}

/**
 * The first visible element with this text, scrolled to the middle of the window; none before hydration, and none that
 * has moved since the last look, because a click while the page still changes could reach another element.
 */
function seek(json: string): Element | null {
  const [selector, text] = JSON.parse(json) as [string, string];
  // React marks the elements that it has hydrated.
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

/** A window over an engine's protocol: waits for the elements that it uses. */
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

/** Repeats until there is a result. A page that is closed meanwhile has none. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | null | false>): Promise<T> {
  const giveUpAt = Date.now() + limit.wait;
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
