import { type Html, html } from '../kit/html.ts';
import type { Language } from '../kit/language.ts';
import type { MailMessage } from './store.ts';
import { texts } from './texts.ts';

export interface Frame {
  lang: Language;
  /** Where the plugin is mounted, without a slash at the end. */
  base: string;
}

const ltr = (text: string) => html`<bdi dir="ltr">${text}</bdi>`;
const time = ({ receivedAt }: MailMessage) =>
  html`<time datetime="${receivedAt}">${ltr(`${receivedAt.slice(0, 19).replace('T', ' ')} UTC`)}</time>`;

export function listPage({ lang, base }: Frame, messages: readonly MailMessage[], to: string): Html {
  const words = texts[lang];
  const rows = messages.map(
    (message) => html`<tr>
<th scope="row"><a href="${base}/messages/${message.id}?lang=${lang}" dir="auto">${
      message.subject || words.noSubject
    }</a></th>
<td>${message.to.map((address) => html`${ltr(address)}<br>`)}</td>
<td>${time(message)}</td>
</tr>`,
  );
  const table = html`<div class="scroll" role="region" aria-label="${words.region}" tabindex="0"><table>
<thead><tr><th scope="col">${words.subject}</th><th scope="col">${words.to}</th><th scope="col">${words.time}</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>
<form method="post" action="${base}/messages/delete?lang=${lang}"><button>${words.deleteAll}</button></form>`;
  return html`<h1>${words.listTitle}</h1>
<form class="filter" method="get">
<input type="hidden" name="lang" value="${lang}">
<label>${words.filter} <input name="to" dir="ltr" inputmode="email" autocomplete="off" value="${to}"></label>
<button>${words.search}</button>
</form>
${messages.length > 0 ? table : html`<p>${to ? words.noneFor(to) : words.empty}</p>`}`;
}

export function messagePage({ lang, base }: Frame, message: MailMessage): Html {
  const words = texts[lang];
  const path = `${base}/messages/${message.id}`;
  const subject = message.subject || words.noSubject;
  return html`<p><a href="${base}/?lang=${lang}">${words.back}</a></p>
<h1><bdi>${subject}</bdi></h1>
<dl>
<dt>${words.from}</dt><dd>${ltr(message.from)}</dd>
<dt>${words.to}</dt><dd>${message.to.map((address) => html`${ltr(address)}<br>`)}</dd>
<dt>${words.time}</dt><dd>${time(message)}</dd>
</dl>
${
  message.attachments.length > 0 &&
  html`<h2>${words.attachments}</h2>
<ul>
${message.attachments.map(
  ({ filename, size }, index) =>
    html`<li><a href="${path}/attachments/${index}" download><bdi>${filename}</bdi></a> ${words.bytes(size)}</li>`,
)}
</ul>`
}
${
  message.html &&
  html`<h2>${words.html}</h2>
<iframe src="${path}/body.html" title="${words.html}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
${message.text && html`<h2>${words.text}</h2><pre dir="auto">${message.text}</pre>`}
<p><a href="${path}/raw.eml" download>${words.raw}</a></p>`;
}

export function notFoundPage({ lang, base }: Frame): Html {
  const words = texts[lang];
  return html`<h1>${words.notFoundTitle}</h1>
<p>${words.notFoundText}</p>
<p><a href="${base}/?lang=${lang}">${words.back}</a></p>`;
}
