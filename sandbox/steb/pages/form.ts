import { type Html, html } from './html.ts';

export type FieldInput = {
  name: string;
  label: string;
  type?: 'text' | 'password' | 'tel';
  value?: string;
  autocomplete: string;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  /** Numbers, addresses and passwords run left to right in both languages. */
  ltr?: boolean;
};

/** A labelled field, its hint and what is wrong with it. */
export function field(input: FieldInput): Html {
  const { name, error, hint } = input;
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${input.label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
<input id="${name}" name="${name}" type="${input.type ?? 'text'}" value="${input.value ?? ''}" autocomplete="${input.autocomplete}" dir="${input.ltr ? 'ltr' : 'auto'}"${described && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${input.required && html` required`}${error && html` autofocus`}>
</div>`;
}

/** A message above a form; read out at once. */
export function notice(kind: 'good' | 'bad', body: Html | string): Html {
  return html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${body}</div>`;
}

/** A record as a list of terms; rows without a value are left out. */
export function record(rows: [label: string, value: string | null, ltr?: boolean][]): Html {
  const shown = rows.filter(([, value]) => value);
  return html`<dl class="record">${shown.map(
    ([label, value, ltr]) =>
      html`<div><dt>${label}</dt><dd>${ltr ? html`<bdi dir="ltr">${value}</bdi>` : html`<bdi>${value}</bdi>`}</dd></div>`,
  )}</dl>`;
}
