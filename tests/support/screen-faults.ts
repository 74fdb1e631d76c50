import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is wrong with a screen as it stands: what axe finds, and what sticks out of it. */
export async function screenFaults(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html.slice(0, 200)}`);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (beyond > 0) faults.push(`${name}: ${beyond} px wider than the screen`);
  return faults;
}
