import { describe, expect, it } from 'vitest';
import { startAfterFirstPaint } from './deferred-scripts.server.ts';

const page = (body: string) =>
  `<html><head><link rel="modulepreload" nonce="n1" href="/a.js"/><link rel="modulepreload" nonce="n1" href="/b.js"/></head><body>${body}</body></html>`;
const own = '<script nonce="n1" type="module" async="">import("/a.js")</script>';

describe('startAfterFirstPaint', () => {
  it('holds the script and names its modules to the one that starts it', () => {
    const late = startAfterFirstPaint(page(own), 'n1');
    expect(late).toContain('<head></head>');
    expect(late).toContain('<script nonce="n1" type="text/held">import("/a.js")</script>');
    expect(late).toMatch(/\(\["\/a\.js","\/b\.js"\]\)<\/script><\/body><\/html>$/);
  });

  it('leaves a script alone that came in with content, and never gives it the mark', () => {
    const foreign = '<script type="module" async="">alert(1)</script>';
    const late = startAfterFirstPaint(page(foreign + own), 'n1');
    expect(late).toContain(foreign);
    expect(late.match(/text\/held">([^<]*)/)?.[1]).toBe('import("/a.js")');
    expect(startAfterFirstPaint(page(foreign), 'n1')).toBe(page(foreign));
  });

  it('keeps an address from ending the script that names it', () => {
    const late = startAfterFirstPaint(page(own).replace('/b.js', '</script><script>alert(1)//'), 'n1');
    expect(late).toContain('\\u003c/script>\\u003cscript>alert(1)//"])</script>');
  });
});
