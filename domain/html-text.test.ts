import { describe, expect, test } from 'vitest';
import { htmlToLine, htmlToText } from './html-text.ts';

describe('HTML as text', () => {
  test.each([
    ['<h3 dir="auto">Head</h3><ul><li><p>one</p></li><li><p>two</p></li></ul>', 'Head\n\none\n\ntwo'],
    ['<p>A robot.</p>\n  <p>سطر<br>وسطر<br />ثالث</p>', 'A robot.\n\nسطر\nوسطر\nثالث'],
    ['<pre><code>while True:\n    go()</code></pre>', 'while True:\n    go()'],
    ['a<blockquote dir="auto">b</blockquote>c', 'a\n\nb\n\nc'],
    ['a &#65;&#x42; &nbsp;&unknown; &#99999999;', 'a AB \u00a0&unknown; &#99999999;'],
    ['', ''],
  ])('%j', (html, text) => expect(htmlToText(html)).toBe(text));

  test('decodes once: what was written as text stays text', () => {
    expect(htmlToText('&amp;lt;b&amp;gt; &lt;i&gt;')).toBe('&lt;b&gt; <i>');
  });
});

describe('HTML as one line', () => {
  test.each([
    ['<p>A robot.</p>\n<p>Two&nbsp;robots.</p>', 'A robot. Two robots.'],
    ['<ul><li><strong>Score</strong>: 25%</li><li>Fun</li></ul>', 'Score: 25% Fun'],
    ['<table><tr><th>Age</th><td>8</td></tr></table>', 'Age 8'],
    ['R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#x27;', `R&D <b> "x" 'y'`],
    ['<p>مرحبًا <b>بكم</b>، في الموسم</p>', 'مرحبًا بكم، في الموسم'],
    ['<p>half a w<em>or</em>d</p>', 'half a word'],
    ['no tags', 'no tags'],
    ['', ''],
  ])('%j', (html, line) => expect(htmlToLine(html)).toBe(line));
});
