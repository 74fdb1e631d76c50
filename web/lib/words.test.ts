import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsFor } from './all-words.server.ts';
import { createWords, isLoaded, loadWords, say, useLanguage, useWords, WordsContext } from './words.tsx';

function Greeting() {
  const t = useWords('layout');
  const { lang, dir } = useLanguage();
  return createElement('p', { lang, dir }, t('footer.privacy'));
}

describe('the words of a page', () => {
  it('are those of the namespaces it declares, in its language', () => {
    const words = wordsFor('ar', ['common', 'layout', 'layout']);
    expect(Object.keys(words)).toEqual(['common', 'layout']);
    expect(words.layout).toMatchObject({ joinUs: 'انضم إلينا' });
  });

  it('put a number into the plural form of the language', () => {
    const arabic = createWords('ar', wordsFor('ar', ['kit']));
    const fix = (count: number) => say(arabic, 'kit', 'fix', { count });
    const sentences = [0, 1, 2, 3, 11, 100].map(fix);
    expect(new Set(sentences).size).toBe(6);
    expect(fix(103)).toContain('103');
    const english = createWords('en', wordsFor('en', ['kit']));
    expect(say(english, 'kit', 'fix', { count: 1 })).toBe('1 thing needs your attention');
    expect(say(english, 'kit', 'fix', { count: 7 })).toBe('7 things need your attention');
  });

  it('reach a component with the language and its direction', () => {
    const words = createWords('ar', wordsFor('ar', ['layout']));
    const html = renderToString(createElement(WordsContext, { value: words }, createElement(Greeting)));
    expect(html).toBe('<p lang="ar" dir="rtl">سياسة الخصوصية</p>');
  });

  it('complain while developing when no route declares them', () => {
    const words = createWords('en', wordsFor('en', ['common']));
    const render = () => renderToString(createElement(WordsContext, { value: words }, createElement(Greeting)));
    expect(render).toThrow('"layout"');
  });

  it('can come later, once', async () => {
    const words = createWords('ar', wordsFor('ar', ['common']));
    expect(isLoaded(words, 'layout')).toBe(false);
    const loads = [loadWords(words, 'layout'), loadWords(words, 'layout')];
    expect(loads[0]).toBe(loads[1]);
    await loads[0];
    expect(say(words, 'layout', 'menu')).toBe('القائمة');
  });
});
