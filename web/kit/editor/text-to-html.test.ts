import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '#domain/html-text.ts';
import { textToHtml } from './text-to-html.ts';

describe('text as HTML', () => {
  it.each([
    ['one line', '<p>one line</p>'],
    ['سطر\nوسطر', '<p>سطر<br>وسطر</p>'],
    ['one\n\ntwo\n \n\n three', '<p>one</p><p>two</p><p>three</p>'],
    ['from\r\nWindows\r\n\r\nitself', '<p>from<br>Windows</p><p>itself</p>'],
    ['  \n\n ', ''],
  ])('%j', (text, html) => {
    expect(textToHtml(text)).toBe(html);
  });

  it('makes nothing that was typed into markup', () => {
    expect(textToHtml(`<img src=x onerror="alert('1')"> & <b>`)).toBe(
      '<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;b&gt;</p>',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textToHtml(text).replaceAll(/<\/?p>|<br>/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('is read back as it was typed', () => {
    const text = 'x < 3 && y > "4"\nnext\n\nnew &amp; old';
    expect(htmlToText(textToHtml(text))).toBe(text);
  });
});
