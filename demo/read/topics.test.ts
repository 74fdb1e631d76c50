import { expect, test } from 'vitest';
import { parseTopics } from './topics.ts';

const forum = `# Which wheel?

sara, 2025-09-03T19:20, 4 likes

Two **wheels**:

### The small one

\`\`\`
# no heading
\`\`\`

## khalid, 3 h later, 1 like

A comment.

### sara, 1 h later, 0 likes

شكرًا

## layan, 9 h later, 2 likes

Another.

# سؤال

fahd, 2025-10-01T08:00, 0 likes

نص`;

test('topics, comments and replies are told by their heads; other headings belong to the post', () => {
  expect(parseTopics(forum)).toEqual([
    {
      ...{ title: 'Which wheel?', by: 'sara', at: '2025-09-03T19:20', likes: 4 },
      body: '<p>Two <strong>wheels</strong>:</p>\n<h3>The small one</h3>\n<pre><code># no heading\n</code></pre>\n',
      comments: [
        {
          ...{ by: 'khalid', after: 3, likes: 1, body: '<p>A comment.</p>\n' },
          replies: [{ by: 'sara', after: 1, likes: 0, body: '<p>شكرًا</p>\n' }],
        },
        { by: 'layan', after: 9, likes: 2, body: '<p>Another.</p>\n' },
      ],
    },
    { title: 'سؤال', by: 'fahd', at: '2025-10-01T08:00', likes: 0, body: '<p>نص</p>\n', comments: [] },
  ]);
});

test.each([
  ['# T\n\nsara, yesterday, 4 likes', 'No head of a post: sara, yesterday, 4 likes'],
  ['# T\n\nnobody, 2025-09-03T19:20, 4 likes', 'Nobody in the forum is called nobody'],
  ['# T\n\nsara, 2025-09-03T19:20, 4 likes\n\n## khalid says\n\nx', 'No head of a post: khalid says'],
  ['# T\n\nsara, 2025-09-03T19:20, 4 likes\n\n### sara, 1 h later, 1 like\n\nx', 'Nothing to answer'],
])('a head that is none is told (%#)', (markdown, problem) => {
  expect(() => parseTopics(markdown)).toThrow(problem);
});
