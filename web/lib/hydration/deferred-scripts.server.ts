/**
 * Runs in the browser. After the first contentful paint it preloads the modules and inserts the held script; a hidden
 * page does not wait for a paint. It uses the browser's paint event, because a `requestAnimationFrame` callback comes
 * up to 150 ms earlier, and the modules would then compete with the painting for the processor. A button clicked before
 * hydration is clicked again after it (event from Alive.tsx); what works without scripts (links, popovers, native
 * forms) is not touched.
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
 * Paints a rendered page before its hydration: its scripts are fetched and run after the first paint, so that they take
 * neither bandwidth nor processor time from the stylesheet, the fonts and the first picture.
 * @param nonce marks the page's own scripts (the page server adds their hashes to the page's security policy)
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
