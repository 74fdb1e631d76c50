import { directionOf, type Language } from '#contract/languages.ts';

const words = {
  en: {
    failure: {
      title: 'Something went wrong',
      text: 'We could not show this page. Please try again in a moment.',
    },
    address: {
      title: 'This address could not be read',
      text: 'There is a mistake in the address. Please check the link, or start from the home page.',
    },
    away: {
      title: 'The portal is unavailable for a moment',
      text: 'The problem is on our side and we will be back shortly. Nothing that you saw confirmed is lost. Please try again in a moment.',
    },
    often: {
      title: 'Too many pages at once',
      text: 'More pages were opened from your network than we can show at a time. Please wait a minute, and try again.',
    },
    again: 'Try again',
    home: 'Back to Home',
    number: 'Request',
  },
  ar: {
    failure: {
      title: 'حدث خطأ ما',
      text: 'تعذّر علينا عرض هذه الصفحة. يُرجى إعادة المحاولة بعد قليل.',
    },
    address: {
      title: 'تعذّرت قراءة هذا العنوان',
      text: 'في العنوان رموز غير صحيحة. يُرجى التحقق من الرابط، أو البدء من الصفحة الرئيسية.',
    },
    away: {
      title: 'البوابة غير متاحة مؤقتًا',
      text: 'المشكلة من جانبنا وستعود البوابة قريبًا، وكل ما ظهر لك تأكيده محفوظ. يُرجى إعادة المحاولة بعد قليل.',
    },
    often: {
      title: 'طلبات كثيرة في وقت واحد',
      text: 'فُتحت من شبكتك صفحات أكثر مما يمكننا عرضه في وقت واحد. يُرجى الانتظار دقيقة ثم إعادة المحاولة.',
    },
    again: 'أعد المحاولة',
    home: 'العودة إلى الرئيسية',
    number: 'رقم الطلب',
  },
} as const;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Why there is no page: rendering failed, the portal is unreachable for a moment, the address could not be decoded, or too
 * much was asked for from one network.
 */
type Why = 'failure' | 'away' | 'address' | 'often';

function section(language: Language, requestId: string, why: Why): string {
  const say = { ...words[language], ...words[language][why] };
  // For an invalid address a retry is useless.
  const again = why !== 'address' ? `<a class="first" href="">${say.again}</a> ` : '';
  return `<section lang="${language}" dir="${directionOf(language)}">
<h1>${say.title}</h1><p>${say.text}</p>
<p>${again}<a href="/">${say.home}</a></p>
<p class="id">${say.number}: <bdi dir="ltr">${escapeHtml(requestId)}</bdi></p>
</section>`;
}

/** The page for when nothing else can be rendered: in both languages, the visitor's first, without scripts. */
export function errorPage(language: Language, requestId: string, why: Why): string {
  const other = language === 'ar' ? 'en' : 'ar';
  return `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${words[language][why].title}</title>
<style>
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#0c1d38;--soft:#54617a;--line:#e4dcc9}
@media(prefers-color-scheme:dark){:root{--paper:#081223;--ink:#f1ece0;--soft:#a9b4c8;--line:#22385f}}
body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:2rem;padding:1.5rem;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.0625rem/1.7 system-ui,sans-serif}
section{max-width:34rem}section+section{border-block-start:1px solid var(--line);padding-block-start:2rem}
h1{margin:0;font-size:1.75rem;line-height:1.3}p{margin:.75rem 0}
a{display:inline-block;padding:.5rem 1.1rem;border:1px solid currentcolor;border-radius:10px;color:inherit;text-decoration:none}
.first{background:#ff6b1a;border-color:#ff6b1a;color:#1b0c02}.id{color:var(--soft);font-size:.875rem}
</style></head><body>
${section(language, requestId, why)}
${section(other, requestId, why)}
</body></html>`;
}
