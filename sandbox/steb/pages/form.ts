import { type Html, html } from '../../kit/html.ts';

/** A message above a form, announced by screen readers. */
export function notice(kind: 'good' | 'bad', body: Html | string): Html {
  return html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${body}</div>`;
}

/** A record as a list of terms; rows without a value are left out. */
export function record(rows: [label: string, value: string | null, ltr?: boolean][]): Html {
  const shown = rows.filter(([, value]) => value);
  return html`<dl class="panel record">${shown.map(
    ([label, value, ltr]) =>
      html`<div><dt>${label}</dt><dd>${ltr ? html`<bdi dir="ltr">${value}</bdi>` : html`<bdi>${value}</bdi>`}</dd></div>`,
  )}</dl>`;
}
