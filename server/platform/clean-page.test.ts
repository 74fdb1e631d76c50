import { describe, expect, it } from 'vitest';
import { first2025, wro2024 } from '#demo/read/seasons.ts';
import { cleanPage } from './clean-page.ts';

describe('a text of the office', () => {
  it('keeps its headings, lists, emphasis and direction', () => {
    const html = '<h2>Dates</h2><p dir="rtl">في <strong>يناير</strong></p><ol><li>one<br />two</li></ol>';
    expect(cleanPage(html)).toBe(html);
  });

  it('keeps links to our own pages as they are, and opens others beside this one', () => {
    expect(cleanPage('<a href="/contact-us/">a</a>')).toBe('<a href="/contact-us/">a</a>');
    expect(cleanPage('<a href="https://example.com/">a</a>')).toBe(
      '<a href="https://example.com/" rel="noopener" target="_blank">a</a>',
    );
  });

  it.each([
    ['<script>alert(1)</script>text', 'text'],
    ['<p onclick="alert(1)" style="color:red" class="x">text</p>', '<p>text</p>'],
    ['<img src="x" onerror="alert(1)" />text', 'text'],
    ['<a href="javascript:alert(1)">text</a>', 'text'],
    ['<a href="java\tscript:alert(1)">text</a>', 'text'],
    ['<a href="java&#x200b;script:alert(1)">text</a>', 'text'],
    ['<a href="//elsewhere.example">text</a>', 'text'],
    ['<a href="/&#x200b;/elsewhere.example">text</a>', 'text'],
    ['<iframe src="https://elsewhere.example"></iframe>text', 'text'],
    ['<svg><script>alert(1)</script></svg>text', 'text'],
    ['<h1>One</h1>', '<h2>One</h2>'],
    ['<p>a\u202eb\u0000</p>', '<p>ab</p>'],
  ])('%j becomes %j', (written, kept) => {
    expect(cleanPage(written)).toBe(kept);
  });

  it('is not changed by being cleaned again', () => {
    const once = cleanPage('<b>a</b><a href="https://example.com">b</a><h1>c</h1>&lt;script&gt;');
    expect(cleanPage(once)).toBe(once);
  });
});

it('the sample content is clean as it is written', () => {
  for (const { competitions, ...season } of [first2025, wro2024]) {
    const { description, descriptionEn, templateHtml, templateHtmlEn } = season;
    const texts = competitions.flatMap((competition) => [competition.description, competition.descriptionEn]);
    for (const html of [description, descriptionEn, templateHtml, templateHtmlEn, ...texts]) {
      // The Markdown renderer escapes quotation marks unnecessarily.
      expect(cleanPage(html)).toBe(html.trim().replaceAll('&#39;', "'").replaceAll('&quot;', '"'));
    }
  }
});
