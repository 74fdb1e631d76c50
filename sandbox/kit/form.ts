import { type Html, html } from './html.ts';

export type FieldInput = {
  name: string;
  label: string;
  type?: 'text' | 'password' | 'tel';
  value?: string | undefined;
  autocomplete: string;
  hint?: string | undefined;
  /** The error message. */
  error?: string | undefined;
  required?: boolean;
  /** Numbers, addresses and passwords are left to right in both languages. */
  ltr?: boolean;
  /** Shows the numeric keyboard, with this maximum length. */
  digits?: number;
};

/** A field with label, hint and error. The first field with an error has the focus. */
export function field(input: FieldInput): Html {
  const { name, error, hint, digits } = input;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${input.label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
<input id="${name}" name="${name}" type="${input.type ?? 'text'}" value="${input.value ?? ''}" autocomplete="${
    input.autocomplete
  }" dir="${input.ltr ? 'ltr' : 'auto'}"${digits && html` inputmode="numeric" maxlength="${digits}"`}${
    described && html` aria-describedby="${described}"`
  }${input.required && html` required`}${error && html` aria-invalid="true" autofocus`}>
</div>`;
}
