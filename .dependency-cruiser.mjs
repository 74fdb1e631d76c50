/** Who may import whom. Each rule says why; `docs/architecture.md` draws the whole. */
const only = (name, from, may, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: {
    pathNot: [from, ...may, '^node:', '^[a-z_]+$'],
    dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'],
  },
});
const never = (name, from, to, comment, fromNot = '\\.test\\.tsx?$') => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: fromNot },
  to: { path: to },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Nobody can read, test or move one half of a cycle.',
      from: {},
      to: { circular: true },
    },
    only(
      'contract-imports-zod-only',
      '^contract/',
      ['node_modules/zod/'],
      'The contract is what both sides share: it knows neither.',
    ),
    never('contract-imports-zod', '^contract/', 'node_modules/(?!zod/)', 'The contract imports Zod and nothing else.'),
    never(
      'zod-by-way-of-the-contract',
      '^(contract/(?!zod\\.ts)|brand/|domain/|locales/|web/)',
      'node_modules/zod/',
      "What may run in a browser takes Zod from contract/zod.ts, which keeps it within the pages' security policy.",
    ),
    only('domain-is-pure', '^domain/', ['^contract/'], 'Pure rules run anywhere: no server, no pages.'),
    only(
      'brand-is-pure',
      '^brand/',
      ['^contract/'],
      'The same name gives the same cloth anywhere: no server, no pages.',
    ),
    only('locales-know-the-contract', '^locales/', ['^contract/', '^domain/'], 'Words belong to no screen.'),
    only(
      'web-never-the-server',
      '^web/',
      ['^brand/', '^contract/', '^domain/', '^locales/', '^package\\.json'],
      'What is in the browser must not pull the server in.',
    ),
    never(
      'kit-knows-no-feature',
      '^web/(kit|lib)/',
      '^web/(layout|sign-in|team|public|account|admin)/',
      'The kit and the library serve every screen and know none.',
    ),
    never(
      'shared-knows-no-area',
      '^web/(app|layout|sign-in|team)/',
      '^web/(public|account|admin)/',
      'What the areas share serves each of them and knows none.',
    ),
    {
      name: 'areas-stay-apart',
      severity: 'error',
      comment:
        'An area of the site imports itself; what two need goes to the kit, the layout, the sign-in or the team.',
      from: { path: '^web/(public|account|admin)/' },
      to: { path: '^web/(public|account|admin)/', pathNot: '^web/$1/' },
    },
    never(
      'ground-knows-no-feature',
      '^server/(http|platform|providers)/',
      '^server/features/',
      'The ground carries features and knows none.',
    ),
    never(
      'platform-lies-lowest',
      '^server/platform/',
      '^server/(http|providers)/',
      'Platform carries providers and http, and knows neither.',
    ),
    never('providers-know-no-request', '^server/providers/', '^server/http/', 'Who asks is no matter of a provider.'),
    never(
      'server-takes-types-of-pages-only',
      '^server/',
      '^web/(?!lib/page-context|build-once)',
      'The server serves the pages as they were built.',
    ),
    never(
      'one-composition-root',
      '^(?!server/composition-root\\.ts$)',
      '^server/app\\.ts$',
      'A portal is wired in one place, for npm start and for tests alike (decision 059).',
    ),
    {
      name: 'tools-are-run-by-hand',
      severity: 'error',
      comment: 'What tools make is committed: nothing needs them to run.',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    {
      name: 'features-meet-at-their-index',
      severity: 'error',
      comment: "A feature imports itself, and another feature's index.ts.",
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/([^/]+)/(?!index\\.ts$)', pathNot: '^server/features/$1/' },
    },
    never(
      'sandbox-is-the-outside-world',
      '^sandbox/',
      '^(server|web|brand|domain|locales)/',
      'A stand-in that shared our code would share our mistakes.',
    ),
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^\\.react-router/', '\\+types/', '\\.(json|css|svg|woff2)(\\?url|\\?raw)?$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
