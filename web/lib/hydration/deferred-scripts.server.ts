/**
 * Runs in the browser. Once the first content is on the screen it asks for the modules, and puts the script that was held
 * in its place; a page that nobody looks at has no picture to wait for. The browser tells of the paint itself: a frame's
 * callback comes up to 150 ms sooner, and the modules then take the processor from the painting. A button that is pressed before the page is alive is pressed again
 * when it is (Alive.tsx tells); what works without scripts (links, popovers, forms of their own) is left to work.
 */
const begin = `(hrefs => {
  let pressed;
  const keep = event => {
    const button = event.target.closest('button[type=button]:not([popovertarget])');
    if (!button) return;
    event.stopImmediatePropagation();
    pressed?.removeAttribute('data-pressed');
    pressed = button;
    button.setAttribute('data-pressed', '');
  };
  addEventListener('click', keep, true);
  addEventListener('alive', () => {
    removeEventListener('click', keep, true);
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  }, { once: true });
  // What an older build's page, brought back from the browser's own store, asks for may be gone: see ../newer-build.ts.
  const openAnew = async () => {
    const ask = href => fetch(href, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status === 404, () => false);
    const styles = [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => href);
    if (!(await Promise.all([...hrefs, ...styles].map(ask))).includes(true)) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem('opened-anew')) < 300000) return;
      sessionStorage.setItem('opened-anew', Date.now());
      sessionStorage.setItem('opened-anew-untold', 1);
      location.reload();
    } catch {}
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    if ([...document.querySelectorAll('link[rel=stylesheet]')].some(({ sheet }) => !sheet?.cssRules.length)) openAnew();
    for (const href of hrefs) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const held = document.querySelector('script[type="text/held"]');
    const script = Object.assign(document.createElement('script'), { type: 'module', textContent: held.textContent });
    script.addEventListener('error', openAnew);
    held.replaceWith(script);
  };
  if (document.hidden) return start();
  // For a browser that does not tell, and a page that is hidden before it was painted.
  setTimeout(start, 1000);
  new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length) start();
  }).observe({ type: 'paint', buffered: true });
})`;

/**
 * Makes a rendered page be seen before it is made alive: its scripts are fetched and run once the first frame is painted,
 * and so take neither the line nor the processor from the stylesheet, the fonts and the first picture.
 * @param nonce marks the page's own scripts (see the page server, which counts them for the page's policy)
 */
export function startAfterFirstPaint(html: string, nonce: string): string {
  const hrefs: string[] = [];
  const light = html.replaceAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g, (_, href: string) => {
    hrefs.push(href);
    return '';
  });
  const mark = ` nonce="${nonce}"`;
  const module = new RegExp(`<script(?=[^>]*${mark})[^>]* type="module"[^>]*>`);
  const held = light.replace(module, `<script${mark} type="text/held">`);
  if (held === light) return html;
  const list = JSON.stringify(hrefs).replaceAll('<', '\\u003c');
  return held.replace(/(?=<\/body><\/html>$)/, () => `<script${mark}>${begin}(${list})</script>`);
}
