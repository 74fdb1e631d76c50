import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import admin from '#locales/en/admin.ts';
import own from '#locales/en/admin-faqs.ts';
import kit from '#locales/en/kit.ts';
import { createWords, WordsContext } from '#web/lib/words.tsx';
import { faqs } from '../faqs/resource.ts';
import { ChangeHistory } from './ChangeHistory.tsx';
import { ResourceListPage } from './ResourceListPage.tsx';

const [administrator, subAdmin] = [4, 5];

/** What a person of this type sees of a screen in the back-office. */
function seenBy(type: number, screen: () => ReactNode): string {
  const route = { id: 'admin/layout/AdminLayout', path: '/', Component: screen, loader: () => null };
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { [route.id]: { user: { type } } } } });
  const words = createWords('en', { admin, kit, 'admin-faqs': own });
  return renderToStaticMarkup(createElement(WordsContext, { value: words }, createElement(RouterProvider, { router })));
}

const row = {
  ...{ _id: '1', name: 'متى؟', name_en: 'When?', description: '', description_en: '', status: true, order_id: 1 },
  ...{ revision: 1, updated_at: '2026-11-22T10:00:00.000Z', updated_by: null },
};
const loaded = {
  query: adminFaqs.list.query.parse({}),
  answer: { success: true as const, faqs: [row], currentPage: 1, totalPages: 1, totalItems: 1 },
};

/** The list of the questions, whose calls are for administrators. */
const list = () =>
  createElement(ResourceListPage<typeof adminFaqs>, {
    ...{ resource: faqs, calls: adminFaqs, words: 'admin-faqs', loaded },
    name: { column: { key: 'name', header: 'Question', cell: ({ name_en }) => name_en }, of: ({ name_en }) => name_en },
  });

describe('a list offers what the person may do', () => {
  it('to who may write: switches, selection, row menu, add', () => {
    const seen = seenBy(administrator, list);
    for (const part of ['role="switch"', admin.list.selectPage, admin.list.bulk, 'Actions for When?', own.list.create])
      expect(seen).toContain(part);
    expect(seen).toContain('href="/admin/faqs/1/edit"');
  });

  it('to who may only read: the state in words, and nothing to select, open or press', () => {
    const seen = seenBy(subAdmin, list);
    expect(seen.slice(seen.indexOf('When?'))).toContain(admin.status.on);
    for (const part of ['checkbox', 'switch', admin.list.bulk, 'Actions for When?', own.list.create, '/edit', 'dialog'])
      expect(seen).not.toContain(part);
  });

  it('and the log to who may read it', () => {
    const log = () => createElement(ChangeHistory, { history: adminFaqs.history, labels: {}, fields: {} });
    expect(seenBy(administrator, log)).toContain(admin.history.title);
    expect(seenBy(subAdmin, log)).toBe('');
  });
});
