import type { FastifyInstance, FastifyRequest } from 'fastify';

const texts = {
  en: {
    title: 'Sandbox academy',
    home: 'This stands in for the academy, where courses, kits and streams live.',
    stream: 'The live stream of the season starts here on competition days.',
    other: 'العربية',
  },
  ar: {
    title: 'أكاديمية تجريبية',
    home: 'تقوم هذه الصفحة مقام الأكاديمية التي تضم الدورات والحقائب التعليمية والبث.',
    stream: 'يبدأ البث المباشر للموسم من هنا في أيام المنافسات.',
    other: 'English',
  },
};

const languageOf = (request: FastifyRequest): 'en' | 'ar' =>
  (request.query as { lang?: string }).lang === 'en' ? 'en' : 'ar';

function page(language: 'en' | 'ar', text: string, path: string): string {
  const words = texts[language];
  const other = language === 'en' ? 'ar' : 'en';
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>:root{color-scheme:light dark}body{margin:0;font:1.1rem/1.8 system-ui,sans-serif;min-block-size:100vh;display:grid;place-items:center}main{max-inline-size:34rem;padding:2rem}</style></head><body><main><h1>${words.title}</h1><p>${text}</p><p><a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${words.other}</a></p></main></body></html>`;
}

/** A stand-in for the academy: for now the small pages that the portal's links lead to. */
export async function academySandbox(app: FastifyInstance, options: { basePath: string }): Promise<void> {
  for (const [path, key] of [
    ['/', 'home'],
    ['/stream', 'stream'],
  ] as const) {
    app.get(path, async (request, reply) => {
      const language = languageOf(request);
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .type('text/html; charset=utf-8')
        .send(page(language, texts[language][key], `${options.basePath}${path === '/' ? '' : path}`));
    });
  }
}
