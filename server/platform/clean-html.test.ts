import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToLine } from '#domain/html-text.ts';
import { cleanPost, linksIn } from './clean-html.ts';

const rel = 'rel="nofollow ugc noopener" target="_blank"';

describe('what is kept', () => {
  test.each([
    ['a paragraph', '<p>مرحبًا <strong>بكم</strong></p>', '<p dir="auto">مرحبًا <strong>بكم</strong></p>'],
    [
      'every tag of the editor',
      '<h3>a</h3><p><em>b</em><u>c</u><s>d</s><code>e</code><br>f</p><pre><code>g\n  h</code></pre>',
      '<h3 dir="auto">a</h3><p dir="auto"><em>b</em><u>c</u><s>d</s><code>e</code><br />f</p><pre dir="auto"><code>g\n  h</code></pre>',
    ],
    ['older names of the same', '<p><b>a</b><i>b</i></p>', '<p dir="auto"><strong>a</strong><em>b</em></p>'],
    [
      'direction on outermost blocks alone, where `auto` can see the text',
      '<ul><li><p>أ</p><ol><li>ب</li></ol></li></ul><blockquote><p>ج</p></blockquote><p>د</p>',
      '<ul dir="auto"><li><p>أ</p><ol><li>ب</li></ol></li></ul><blockquote dir="auto"><p>ج</p></blockquote><p dir="auto">د</p>',
    ],
    [
      'a web link',
      '<p><a href="https://a.example/b?c=1&d=2">e</a></p>',
      `<p dir="auto"><a href="https://a.example/b?c=1&amp;d=2" ${rel}>e</a></p>`,
    ],
    ['plain text, in the paragraphs it means', 'a\r\nb\n\n\nc', '<p dir="auto">a<br />b</p><p dir="auto">c</p>'],
    ['words without a block', 'a <strong>b</strong>', '<p dir="auto">a <strong>b</strong></p>'],
    ['signs that are no markup', '<p>1 < 2 & 3 > 2</p>', '<p dir="auto">1 &lt; 2 &amp; 3 &gt; 2</p>'],
    ['markup that was written to be read', '<p>&lt;script&gt;</p>', '<p dir="auto">&lt;script&gt;</p>'],
  ])('%s', (_what, html, clean) => expect(cleanPost(html)).toBe(clean));
});

describe('what is dropped', () => {
  const kept = '<p dir="auto">ab</p>';
  test.each([
    ['script', '<p>a<script>alert(1)</script>b</p>'],
    ['script in another case, never closed', '<p>ab</p><ScRiPt>alert(1)'],
    ['style', '<style>body{display:none}</style><p>ab</p>'],
    ['handlers', '<p onclick="alert(1)" onpointerover=alert(1)>ab</p>'],
    ['a picture and its onerror', '<p>a<img src=x onerror=alert(1)>b</p>'],
    ['an SVG', '<p>a<svg onload=alert(1)><animate attributeName=href values=javascript:alert(1) /></svg>b</p>'],
    ['MathML', '<p>a<math><mtext><mglyph><style><img src onerror=alert(1)></style></mglyph></mtext></math>b</p>'],
    [
      'frames, objects and forms',
      '<p>a<iframe srcdoc="x"></iframe><object data=x></object><embed src=x><form><input></form>b</p>',
    ],
    ["style, class, id and direction of one's own", '<p style="position:fixed;inset:0" class=x id=y dir=rtl>ab</p>'],
    [
      'a base, a refresh and a stylesheet',
      '<base href=//evil.example><meta http-equiv=refresh content=0><link rel=stylesheet href=//e><p>ab</p>',
    ],
    ['comments', '<p>a<!-- <script>alert(1)</script> -->b</p>'],
    [
      'a noscript that hides a tag in an attribute',
      '<p>a<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript></p>b',
    ],
    ['overrides, also as entities', '<p>a\u202e&#x202e;&#8238;b</p>'],
    ['zero-width letters between tags', '<p>a\u200b<s>\u200b</s>\u2060b</p>'],
    ['what is empty', '<p>ab</p><p></p><p><br></p><ul><li> </li></ul><blockquote><p><em></em></p></blockquote>'],
  ])('%s', (_what, html) => {
    const clean = cleanPost(html);
    expect([htmlToLine(clean).replaceAll(' ', ''), /script|alert|img|svg|style|on\w+=/i.test(clean)]).toEqual([
      'ab',
      false,
    ]);
    expect(clean.replace('</p><p dir="auto">', '').replace('</p>b', 'b</p>')).toBe(kept);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' &#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '//evil.example',
    '/profile',
    'http:',
    'https://bank.example@evil.example',
    '',
  ])('a link to %j is its text', (href) => {
    expect(cleanPost(`<p>a <a href="${href}">b</a> <a>c</a></p><p>d</p>`)).toBe(
      '<p dir="auto">a b c</p><p dir="auto">d</p>',
    );
  });

  test('rows of line breaks become two', () => {
    expect(cleanPost(`<p>a${'<br>'.repeat(500)}b</p>`)).toBe('<p dir="auto">a<br /><br />b</p>');
  });

  test('depth without end', () => {
    const clean = cleanPost(`${'<blockquote>'.repeat(3000)}a`);
    expect(clean.match(/<blockquote/g)?.length).toBeLessThan(25);
    expect(htmlToLine(clean)).toBe('a');
  });
});

test.each([
  '',
  '   ',
  '<p></p>',
  '<p><br></p>',
  '<script>x</script>',
  '<img src=x>',
  '<a href="https://a.example"></a>',
  '\u200b',
])('nothing is left of %j', (html) => expect(cleanPost(html)).toBe(''));

test('hidden in any order, tags that are not ours do not come through, and cleaning again changes nothing', () => {
  const piece = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<ul>',
      '<li>',
      '</ul>',
      '<a href="javascript:x">',
      '<a href="http://x.example">',
    ],
    ...[
      '</a>',
      '<svg>',
      '</svg>',
      '<style>',
      '</style>',
      '<math>',
      '<noscript>',
      '</noscript>',
      '<script>',
      '</script>',
    ],
    ...['<textarea>', '</textarea>', '<xmp>', '<!--', '-->', '<title>', '</title>', '<iframe>', '</iframe>', '<br>'],
    ...[
      '<img src=x onerror=y>',
      '"',
      "'",
      '<',
      '>',
      '&lt;',
      '&amp;',
      '&#x202e;',
      '\u200b',
      '\n\n',
      'text',
      '=',
      '/',
      ' ',
    ],
  );
  const ours = /<(?!\/?(?:p|h3|ul|ol|li|blockquote|pre|br|strong|em|u|s|code|a)[ >])/;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const clean = cleanPost(pieces.join(''));
      expect(clean).not.toMatch(ours);
      expect(clean.replaceAll(`href="http://x.example/" ${rel}`, '').replaceAll('dir="auto"', '')).not.toMatch(
        /<\w+ [^/>]/,
      );
      expect(cleanPost(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});

test('the text of a post is one line, with its signs as they are read', () => {
  expect(htmlToLine(cleanPost('<h3>a</h3><ul><li>b &amp;amp;</li><li>c&lt;d</li></ul><p>e<br>f "g"</p>'))).toBe(
    'a b &amp; c<d e f "g"',
  );
});

test('words of two blocks stay two words', () => {
  expect(htmlToLine(cleanPost('a<p>b</p><blockquote>c</blockquote>d'))).toBe('a b c d');
});

test('links are counted', () => {
  expect(linksIn(cleanPost('<p><a href="http://a.example">a</a><a href="http://b.example">b</a></p>'))).toBe(2);
  expect(linksIn(cleanPost('<p><a href="javascript:x">a</a> &lt;a </p>'))).toBe(0);
});
