import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, sealScripts } from './page-headers.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('sealing the scripts of a page', () => {
  const page = [
    '<script nonce="n1">ours()</script>',
    '<script nonce="n1" type="module">import "/assets/a.js"\n</script>',
    '<script nonce="n1" src="/assets/b.js"></script>',
    '<link rel="modulepreload" nonce="n1" href="/assets/b.js">',
    '<script>theirs()</script>',
    '<script nonce="n2">guessed()</script>',
  ].join('');

  it('hashes the inline scripts that bear the mark, and no script that came with content', () => {
    const { scriptHashes } = sealScripts(page, 'n1');
    expect(scriptHashes).toEqual([hashOf('ours()'), hashOf('import "/assets/a.js"\n')]);
  });

  it('leaves no mark in the page', () => {
    expect(sealScripts(page, 'n1').html).not.toContain('n1');
  });

  it('allows no inline script at all where there is none', () => {
    expect(contentSecurityPolicy([])).toContain("script-src 'self';");
  });
});
