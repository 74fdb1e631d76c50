import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pdfOf } from './scores.ts';
import { picture } from './season.ts';

/** What has the focus, as a field of a form that a robot may fill. */
interface Field {
  name: string;
  kind: 'none' | 'text' | 'rich' | 'choice' | 'part' | 'file' | 'save' | 'other';
  /** The type of its input, or which part of a day it is. */
  type: string;
  language: string;
  empty: boolean;
  accept: string;
}

function readField(): Field {
  const active = document.activeElement as HTMLInputElement;
  const { type = '', dataset } = active;
  const kind = active.matches('[type=file]')
    ? 'file'
    : active.matches('[role=spinbutton]')
      ? 'part'
      : active.matches('[contenteditable=true]')
        ? 'rich'
        : active.matches('select')
          ? 'choice'
          : active.matches('[type=submit]')
            ? 'save'
            : active.matches('textarea, input:not([type=checkbox], [type=radio])')
              ? 'text'
              : active === document.body
                ? 'none'
                : 'other';
  return {
    ...{ kind, name: active.getAttribute('name') ?? '', language: active.lang, accept: active.accept ?? '' },
    type: kind === 'part' ? (dataset.type ?? '') : type,
    empty: kind === 'part' ? 'placeholder' in dataset : (active.value ?? active.textContent) === '',
  };
}

/** The key that leads from what has the focus to an element, and how often it is pressed before it is looked at. */
function wayTo(element: Element): { key: 'Tab' | 'Shift+Tab'; presses: number } {
  const active = document.activeElement ?? document.body;
  const isBefore = (one: Node, other: Node) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const back = active !== document.body && !active.contains(element) && isBefore(element, active);
  const [first, last] = back ? [element, active] : [active, element];
  const between = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter((one) => one.tabIndex >= 0 && isBefore(first, one) && isBefore(one, last) && one.checkVisibility());
  return { key: back ? 'Shift+Tab' : 'Tab', presses: Math.max(0, between.length - 3) };
}

/** What is typed into the parts of a day: each day is another one. */
const parts = (typed: number): Record<string, string> => ({
  ...{ day: String(1 + typed).padStart(2, '0'), month: '06', year: '2027', hour: '10', minute: '30' },
});

/** Somebody at a page of the back-office who has a keyboard and no mouse. */
export function keyboardOf(page: Page) {
  const keys = page.keyboard;
  /** Tabs to an element, forwards or backwards as it lies. */
  async function to(wanted: Locator) {
    const one = wanted.first();
    await one.waitFor({ state: 'attached' });
    const way = await one.evaluate(wayTo);
    await Promise.all(Array.from({ length: way.presses }, () => keys.press(way.key)));
    // A few stops may not be where the document has them: further, then back, then all the way.
    const other = way.key === 'Tab' ? 'Shift+Tab' : 'Tab';
    for (const key of [...Array(10).fill(way.key), ...Array(30).fill(other), ...Array(200).fill(way.key)]) {
      if (await one.evaluate((element) => element === document.activeElement)) return;
      await keys.press(key);
    }
    throw new Error(`no key leads to ${one}`);
  }
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body ? '' : (active?.outerHTML.slice(0, 200) ?? '');
    });
  const has = (wanted: Locator) =>
    wanted.first().evaluate((element) => element === document.activeElement, undefined, { timeout: 20_000 });
  return {
    keys,
    to,
    press: async (wanted: Locator, key = 'Enter') => {
      await to(wanted);
      await keys.press(key);
    },
    /** The focus is somewhere, wherever that is. */
    hasFocus: (after: string) => expect.poll(focused, { message: `focus after ${after}` }).not.toBe(''),
    /** It is there. */
    hasFocusOn: (wanted: Locator, after: string) =>
      expect.poll(() => has(wanted), { message: `focus after ${after}` }).toBe(true),

    /**
     * Fills what is empty in a form, field by field, from what has the focus to the button that saves it.
     * @param own what is typed into fields by name
     */
    async fillIn(own: Record<string, string>, texts: Record<string, string>) {
      let days = 0;
      for (let stops = 0; stops < 150; stops += 1) {
        const field = await page.evaluate(readField);
        if (field.kind === 'save') return;
        if (field.kind === 'none') throw new Error('the focus is nowhere');
        const text = own[field.name] ?? own[field.type] ?? texts[field.language || 'en'] ?? '';
        if (field.kind === 'part' && field.empty) {
          if (field.type === 'day') days += 1;
          await keys.type(parts(days)[field.type] ?? '1');
          // A part that is full leads on by itself.
          if ((await page.evaluate(readField)).type !== field.type) continue;
        }
        if (field.kind === 'choice' && field.empty) await keys.press('ArrowDown');
        // A text comes at once, as from a keyboard that completes words; parts of a day are typed digit by digit.
        if ((field.kind === 'text' || field.kind === 'rich') && field.empty) await keys.insertText(text);
        if (field.kind === 'file' && field.accept) await choose(field);
        await keys.press('Tab');
      }
      throw new Error('the form has no end');
    },
  };

  /** Opens the file dialog of the field by key, and crops a picture that has to be. */
  async function choose({ accept }: Field) {
    const opened = page.waitForEvent('filechooser');
    await keys.press('Space');
    const isPdf = accept.includes('pdf');
    const file = isPdf
      ? { name: 'rules.pdf', mimeType: 'application/pdf', buffer: pdfOf() }
      : { name: 'a.png', mimeType: 'image/png', buffer: await picture(300) };
    const arrived = page.waitForResponse((answer) => answer.url().includes('/api/admin/uploads'));
    await (await opened).setFiles(file);
    const frame = page.locator('.ReactCrop__crop-selection');
    const cropped = await Promise.race([arrived.then(() => false), frame.waitFor().then(() => true)]);
    if (cropped) {
      await to(frame);
      await keys.press('ArrowDown');
      await to(page.getByRole('dialog').locator('button').first());
      await keys.press('Enter');
    }
    await arrived;
  }
}
