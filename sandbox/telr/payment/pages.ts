import { field } from '../../kit/form.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Fields } from '../bodies.ts';
import type { TelrSandboxOptions } from '../context.ts';
import type { Order } from '../orders.ts';
import { amountText, code } from '../pages/money-text.ts';
import { type Language, texts } from '../texts.ts';
import { type CardProblems, TEST_CARDS } from './cards.ts';

type Field = keyof CardProblems;
const FIELDS: readonly Field[] = ['card_number', 'expiry', 'cvv'];

interface CardForm {
  options: TelrSandboxOptions;
  order: Order;
  lang: Language;
  /** Address of a page of this order in this language, e.g. for "pay.html". */
  link: (page: string) => string;
  values?: Fields;
  problems?: CardProblems;
}

function summary({ options, order, lang }: CardForm): Html {
  const words = texts[lang];
  return html`<section class="panel" aria-labelledby="order-title">
<h2 id="order-title">${words.order}</h2>
<dl>
<dt>${words.merchant}</dt><dd>${options.merchant?.[lang] ?? words.store(order.store)}</dd>
<dt>${words.description}</dt><dd><bdi>${order.description}</bdi></dd>
<dt>${words.cartid}</dt><dd>${code(order.cartid)}</dd>
<dt>${words.amount}</dt><dd class="amount"><bdi>${amountText(order, lang)}</bdi></dd>
</dl>
</section>`;
}

function problemList({ lang, problems }: CardForm): Html | null {
  if (!problems) return null;
  const words = texts[lang];
  return html`<div class="errors" role="alert">
<h2>${words.errorTitle}</h2>
<ul>
${FIELDS.map((name) => {
  const problem = problems[name];
  return problem && html`<li><a href="#${name}">${words.problems[name][problem]}</a></li>`;
})}
</ul>
</div>`;
}

function testCards({ lang, link }: CardForm): Html {
  const words = texts[lang];
  return html`<section class="panel" aria-labelledby="cards-title">
<h2 id="cards-title">${words.testCards}</h2>
<ul class="cards">
${TEST_CARDS.map(({ number, type, threeDSecure }) => {
  const spaced = number.replace(/(\d{4})(?=\d)/g, '$1 ');
  return html`<li><span>${code(spaced)} <small>${code(type)}${threeDSecure && html` · ${code('3-D Secure')}`}</small></span>
<a href="${link('process.html')}&amp;card=${number}" aria-label="${words.fillInCard(spaced)}">${words.fillIn}</a></li>`;
})}
</ul>
<p>${words.cvvRules}</p>
</section>`;
}

/** The card form. Cancel does not validate the fields. */
export function payPage(form: CardForm): Html {
  const { order, lang, link, values, problems } = form;
  const words = texts[lang];
  const digits = (name: Field, label: string, autocomplete: string, hint?: string) => {
    const problem = problems?.[name];
    const error = problem && words.problems[name][problem];
    return field({
      name,
      label,
      autocomplete,
      hint,
      error,
      value: values?.[name],
      required: true,
      ltr: true,
      digits: 30,
    });
  };
  return html`<h1>${words.payTitle}</h1>
${problemList(form)}
<div class="columns">
<div>
${summary(form)}
<form class="panel" method="post" action="${link('pay.html')}" novalidate>
${digits('card_number', words.cardNumber, 'cc-number')}
<div class="pair">
${digits('expiry', words.expiry, 'cc-exp', words.expiryHint)}
${digits('cvv', words.cvv, 'cc-csc', words.cvvHint)}
</div>
<div class="actions">
<button class="primary">${words.pay(amountText(order, lang))}</button>
<button formaction="${link('cancel.html')}">${words.cancel}</button>
</div>
</form>
</div>
${testCards(form)}
</div>`;
}

/** Stands for the bank's own page between the card form and the decision. */
export function securePage(form: CardForm): Html {
  const words = texts[form.lang];
  return html`<h1>${words.secureTitle}</h1>
${summary(form)}
<form class="panel" method="post" action="${form.link('secure.html')}">
<p>${words.secureText}</p>
<div class="actions">
<button class="primary" name="answer" value="approve">${words.approve}</button>
<button name="answer" value="fail">${words.fail}</button>
<button formaction="${form.link('cancel.html')}">${words.cancel}</button>
</div>
</form>`;
}

/** The page of an order that is already decided. */
export function resultPage(form: CardForm, returnUrl: string): Html {
  const words = texts[form.lang];
  return html`<h1>${words.resultTitle[form.order.code]}</h1>
${summary(form)}
<p><a class="button primary" href="${returnUrl}">${words.backToMerchant}</a></p>`;
}

export function notFoundPage(lang: Language): Html {
  return html`<h1>${texts[lang].notFoundTitle}</h1><p>${texts[lang].notFoundText}</p>`;
}
